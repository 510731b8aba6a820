import { beforeEach, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type ContentInput, contentIdOf } from '#src/contract/operate/content-input.ts'
import { aContent } from '../../fixtures/content-endpoint-rows.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { operatedContents, operatedContent, createContent } = endpoints
const { changeContent, removeContent, contentPages, contentInstead, checkHtml } = endpoints

contractSuite('content for editors', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  let scoped: Person

  beforeEach(async () => {
    for (const table of ['contents', 'audit_log'] as const)
      await bench.open.db.deleteFrom(table).execute()
    const own = { de: { 'get-started.steps.1.title': 'Ganz eigener Anfang' } }
    await bench.app.store.brands.put(
      { ...defaultBrand, id: 'one-brand', name: 'one-brand', texts: own },
      ['127.0.0.1'],
    )
    await bench.app.store.brands.put({ ...defaultBrand, id: 'two-brand', name: 'two-brand' }, [
      'two-brand.example',
    ])
    editor = await by.operator('editor', null, ['editor'])
    scoped = await by.operator('scoped', 'one-brand', ['editor'])
  })

  const list = (as = editor) => succeed(bench.app.url, operatedContents, { token: as.token })
  const ids = async (as = editor) =>
    (await list(as)).results.map(({ content }) => contentIdOf(content))
  const creation = (content: ContentInput, as = editor) => ({ token: as.token, body: { content } })
  const create = async (content: ContentInput, as = editor) =>
    (await succeed(bench.app.url, createContent, creation(content, as))).data
  const change = (version: string, content: ContentInput, as = editor) => ({
    ...{ token: as.token, params: { id: contentIdOf(content) } },
    body: { version, content },
  })
  const removal = (id: string, version: string, as = editor) => ({
    ...{ token: as.token, params: { id, version } },
  })
  const instead = async (id: string, as = editor) =>
    (await succeed(bench.app.url, contentInstead, { token: as.token, params: { id } })).data
  const ofOne = (key: string): ContentInput => ({ ...aContent(key), brandId: 'one-brand' })

  it('OPR-5 LND-6 is added, read, changed and taken away; the log says by whom', async () => {
    const given = { ...ofOne('get-started'), title: { en: 'Begin', de: 'Anfang' } }
    const { version, content, facts } = await create(given)
    expect(content).toEqual(given)
    expect(Date.parse(facts?.updatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const next = { ...given, html: '<p>Other words.</p>' }
    const { data } = await succeed(bench.app.url, changeContent, change(version, next))
    expect(data.content).toEqual(next)
    expect(data.version).not.toBe(version)
    const params = { key: 'get-started' }
    const shown = await succeed(bench.app.url, endpoints.content, { params })
    expect(shown.data).toMatchObject({ title: 'Begin', html: '<p>Other words.</p>' })
    await succeed(bench.app.url, removeContent, removal('get-started~one-brand', data.version))
    expect(await ids()).toEqual([])
    const details = { brand: 'one-brand' }
    expect(await log()).toEqual([
      [editor.user.email, 'content.put', 'get-started', details],
      [editor.user.email, 'content.put', 'get-started', details],
      [editor.user.email, 'content.remove', 'get-started', details],
    ])
  })

  it('OPR-5 SEC-4 keeps only the harmless part of hostile HTML, in each language', async () => {
    const hostile = '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">a</a></p>'
    const { content } = await create({
      ...aContent('privacy'),
      html: { en: hostile, de: `<h2>Hallo</h2>${hostile}<img src="x" onerror="x()">` },
    })
    const kept = '<p>Hi<a>a</a></p>'
    expect(content.html).toEqual({ en: kept, de: `<h2>Hallo</h2>${kept}` })
  })

  it('OPR-5 SEC-4 tells before a save what will be left of HTML, and stores nothing', async () => {
    const html = { en: '<p>Whole</p>', ar: '<p style="top:0">a</p><script>x()</script>' }
    const answer = await succeed(bench.app.url, checkHtml, { token: editor.token, body: { html } })
    expect(answer.results).toEqual([
      { language: 'en', html: '<p>Whole</p>', dropped: [] },
      {
        ...{ language: 'ar', html: '<p>a</p>' },
        dropped: [
          { element: 'p', attribute: 'style' },
          { element: 'script', attribute: null },
        ],
      },
    ])
    expect(await ids()).toEqual([])
    const long = { token: editor.token, body: { html: { en: 'x'.repeat(50_001) } } }
    expect((await refuse(bench.app.url, checkHtml, long)).status).toBe(422)
  })

  it('OPR-5 that the command line has changed meanwhile is neither replaced nor taken away', async () => {
    const { version } = await create(aContent('privacy'))
    const input = JSON.stringify({ ...aContent('privacy'), title: 'By somebody else' })
    const put = await operate(bench.place, ['content', 'put', '-'], input)
    expect(put.code, put.stderr).toBe(0)
    const stale = await refuse(bench.app.url, changeContent, change(version, aContent('privacy')))
    expect([stale.status, stale.code]).toEqual([409, 'record-changed'])
    const gone = await refuse(bench.app.url, removeContent, removal('privacy', version))
    expect([gone.status, gone.code]).toEqual([409, 'record-changed'])
    const params = { id: 'privacy' }
    const { data } = await succeed(bench.app.url, operatedContent, { token: editor.token, params })
    expect(data.content.title).toBe('By somebody else')
    const taken = await refuse(bench.app.url, createContent, creation(aContent('privacy')))
    expect([taken.status, taken.code, taken.field]).toEqual([409, 'record-exists', 'content.key'])
  })

  it('OPR-1 an editor of a brand sees its content and that of every brand, and changes its own alone', async () => {
    const shared = await create(aContent('privacy'))
    const other = await create({ ...aContent('privacy'), brandId: 'two-brand' })
    await create(ofOne('privacy'), scoped)
    const seen = await list(scoped)
    expect(seen.results.map(({ content, mayChange }) => [contentIdOf(content), mayChange])).toEqual(
      [
        ['privacy', false],
        ['privacy~one-brand', true],
      ],
    )
    expect(seen.mayShare).toBe(false)
    expect(await ids()).toEqual(['privacy', 'privacy~one-brand', 'privacy~two-brand'])
    const sharing = change(shared.version, aContent('privacy'), scoped)
    expect(await refuse(bench.app.url, changeContent, sharing)).toMatchObject({
      ...{ status: 403, reason: 'shared-record' },
    })
    const foreign = removal('privacy~two-brand', other.version, scoped)
    expect((await refuse(bench.app.url, removeContent, foreign)).status).toBe(404)
    const away = creation({ ...aContent('trust'), brandId: 'two-brand' }, scoped)
    expect(await refuse(bench.app.url, createContent, away)).toMatchObject({
      ...{ status: 403, field: 'content.brandId' },
    })
    const asked = { token: scoped.token, params: { id: 'privacy~two-brand' } }
    expect((await refuse(bench.app.url, contentInstead, asked)).status).toBe(403)
  })

  it('OPR-5 neither the key nor the brand of content changes', async () => {
    const { version } = await create(ofOne('privacy'))
    for (const next of [ofOne('other'), aContent('privacy')]) {
      const sent = { ...change(version, next), params: { id: 'privacy~one-brand' } }
      expect(await refuse(bench.app.url, changeContent, sent)).toMatchObject({
        ...{ status: 422, field: 'content.key' },
      })
    }
  })

  it('OPR-5 LND-6 TRU-3 lists the pages that can be written, and what they show until then', async () => {
    const { results } = await succeed(bench.app.url, contentPages, { token: scoped.token })
    expect(results.slice(0, 2)).toMatchObject([
      { key: 'get-started', path: '/get-started' },
      { key: 'trust', path: '/trust' },
    ])
    expect(results).toContainEqual({
      ...{ key: 'trust-iso-14001', path: '/trust/iso-14001' },
      name: expect.stringContaining('14001') as string,
    })
    for (const { key } of results.slice(1, 5)) {
      const params = { key }
      const shown = await succeed(bench.app.url, endpoints.content, { params })
      const guide = await instead(key)
      expect(guide).toMatchObject({
        title: { en: shown.data.title },
        html: { en: shown.data.html },
      })
    }
    expect(Object.keys((await instead('get-started'))?.html ?? {})).toEqual(['en', 'de', 'ar'])
    expect(await instead('privacy')).toBeNull()
  })

  it('OPR-5 a brand shows instead what is written for every brand, else its own words', async () => {
    const of = async () => JSON.stringify(await instead('get-started~one-brand', scoped))
    expect(await of()).toContain('Ganz eigener Anfang')
    await create(aContent('get-started'))
    expect(await instead('get-started~one-brand')).toEqual({
      ...{ title: 'Privacy', html: '<p>We keep little.</p>' },
    })
  })

  it.each([
    ['content.key', { key: 'No Key' }],
    ['content.title', { title: '' }],
    ['content.title.de', { title: { en: 'Hello', de: ' ' } }],
    ['content.html', { html: 'x'.repeat(50_001) }],
    ['content.html.en', { html: { de: '<p>Hallo</p>' } }],
    ['content.brandId', { brandId: 'No Brand' }],
    ['brandId', { brandId: 'no-such-brand' }],
  ])('OPR-5 names %s where it is wrong, and stores nothing', async (field, wrong) => {
    const sent = creation({ ...aContent('privacy'), ...wrong } as ContentInput)
    const refused = await refuse(bench.app.url, createContent, sent)
    expect([refused.status, refused.field]).toEqual([422, field])
    expect(await ids()).toEqual([])
    expect(await log()).toEqual([])
  })

  async function log() {
    const rows = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject', 'details'])
      .where('action', 'like', 'content.%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => [
      ...[row.actor, row.action, row.subject],
      JSON.parse(row.details) as unknown,
    ])
  }
})
