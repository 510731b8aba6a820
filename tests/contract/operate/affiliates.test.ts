import { beforeEach, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { AffiliateInput } from '#src/contract/operate/affiliate-input.ts'
import { anAffiliate } from '../../fixtures/affiliate-endpoint-rows.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { operatedAffiliates, operatedAffiliate, createAffiliate } = endpoints
const { changeAffiliate, removeAffiliate, claimAffiliate } = endpoints

contractSuite('affiliates for editors', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  let scoped: Person

  beforeEach(async () => {
    for (const table of ['affiliates', 'affiliate_claims', 'audit_log'] as const)
      await bench.open.db.deleteFrom(table).execute()
    for (const id of ['one-brand', 'two-brand'])
      await bench.app.store.brands.put({ ...defaultBrand, id, name: id }, [`${id}.example`])
    editor = await by.operator('editor', null, ['editor'])
    scoped = await by.operator('scoped', 'one-brand', ['editor'])
  })

  const guild = anAffiliate('guild', 'one-brand')
  const list = (as = editor) => succeed(bench.app.url, operatedAffiliates, { token: as.token })
  const creation = (content: AffiliateInput, as = editor) => ({
    token: as.token,
    body: { content },
  })
  const create = async (content: AffiliateInput, as = editor) =>
    (await succeed(bench.app.url, createAffiliate, creation(content, as))).data
  const change = (version: string, content: AffiliateInput, as = editor) => ({
    ...{ token: as.token, params: { id: `${content.slug}~${content.brandId}` } },
    body: { version, content },
  })
  const removal = (id: string, version: string, as = editor) => ({
    ...{ token: as.token, params: { id, version } },
  })
  const find = async (id: string) =>
    (await succeed(bench.app.url, operatedAffiliate, { token: editor.token, params: { id } })).data
  /** Somebody comes by the guild. */
  const come = async (name: string) => {
    const { token } = await by.operator(name, null, [])
    const params = { slug: 'guild', brand: 'one-brand' }
    await succeed(bench.app.url, claimAffiliate, { token, params })
  }

  it('OPR-5 are added, read, changed and taken away; the log says by whom', async () => {
    const { version, content } = await create(guild)
    expect(content).toEqual(guild)
    const heading = { en: 'Come in', de: 'Herein' }
    const next = { ...guild, messageHeading: heading, percentOff: null }
    const { data } = await succeed(bench.app.url, changeAffiliate, change(version, next))
    expect(data.content).toEqual(next)
    const shown = await succeed(bench.app.url, endpoints.affiliate, {
      params: { slug: 'guild', brand: 'one-brand' },
    })
    expect(shown).toMatchObject({ affiliate: { messageHeading: 'Come in' }, percentOff: null })
    await succeed(bench.app.url, removeAffiliate, removal('guild~one-brand', data.version))
    expect((await list()).results).toEqual([])
    const { brandId: _brand, percentOff: _off, ...told } = guild
    expect(await log()).toEqual([
      [editor.user.email, 'affiliate.put', 'one-brand/guild', { affiliate: told, percentOff: 15 }],
      [
        editor.user.email,
        'affiliate.put',
        'one-brand/guild',
        { affiliate: { ...told, messageHeading: heading }, percentOff: null },
      ],
      [editor.user.email, 'affiliate.remove', 'one-brand/guild', { people: 0 }],
    ])
  })

  it('OPR-5 AFF-1 people who come change no version, and are counted again after a removal', async () => {
    const { version } = await create(guild)
    await come('ines')
    await come('bela')
    const found = await find('guild~one-brand')
    expect([found.facts, found.version]).toEqual([{ people: 2 }, version])
    await succeed(bench.app.url, removeAffiliate, removal('guild~one-brand', version))
    expect((await log()).at(-1)?.at(-1)).toEqual({ people: 2 })
    expect((await create(guild)).facts).toEqual({ people: 2 })
    await come('chin')
    expect((await find('guild~one-brand')).facts).toEqual({ people: 3 })
  })

  it('OPR-5 AFF-1 the command line takes them away too, and says what it does not find', async () => {
    await create(guild)
    await come('ines')
    const line = (...words: string[]) => operate(bench.place, ['affiliates', 'remove', ...words])
    expect((await line('two-brand', 'guild')).stderr).toContain(
      "There is no affiliate 'guild' of the brand 'two-brand'.",
    )
    expect(await line('one-brand', 'guild')).toMatchObject({
      ...{ code: 0, stdout: "The affiliate 'guild' is gone. People who came by it: 1.\n" },
    })
    expect((await list()).results).toEqual([])
    expect((await log()).at(-1)?.slice(1)).toEqual([
      ...['affiliate.remove', 'one-brand/guild', { people: 1 }],
    ])
  })

  it('OPR-5 that were changed meanwhile are neither replaced nor taken away', async () => {
    const { version } = await create(guild)
    // As the command line does it.
    await bench.app.store.affiliates.put('one-brand', {
      affiliate: { slug: 'guild', messageHeading: 'By somebody else', messageCopy: '' },
      percentOff: null,
    })
    const stale = await refuse(bench.app.url, changeAffiliate, change(version, guild))
    expect([stale.status, stale.code]).toEqual([409, 'record-changed'])
    const gone = await refuse(bench.app.url, removeAffiliate, removal('guild~one-brand', version))
    expect([gone.status, gone.code]).toEqual([409, 'record-changed'])
    expect((await find('guild~one-brand')).content.messageHeading).toBe('By somebody else')
    const taken = await refuse(bench.app.url, createAffiliate, creation(guild))
    expect([taken.status, taken.code, taken.field]).toEqual([409, 'record-exists', 'content.slug'])
  })

  it('OPR-1 an editor of a brand sees its affiliates alone; one of all brands shares none', async () => {
    const other = await create(anAffiliate('guild', 'two-brand'))
    await create(guild, scoped)
    const seen = await list(scoped)
    expect(seen.results.map(({ content }) => content.brandId)).toEqual(['one-brand'])
    expect([seen.brands.length, seen.mayShare]).toEqual([1, false])
    const all = await list()
    expect(all.results.map(({ content }) => content.brandId)).toEqual(['one-brand', 'two-brand'])
    expect(all.mayShare).toBe(false)
    const foreign = anAffiliate('guild', 'two-brand')
    const changing = change(other.version, foreign, scoped)
    expect((await refuse(bench.app.url, changeAffiliate, changing)).status).toBe(404)
    const taking = removal('guild~two-brand', other.version, scoped)
    expect((await refuse(bench.app.url, removeAffiliate, taking)).status).toBe(404)
    expect(await refuse(bench.app.url, createAffiliate, creation(foreign, scoped))).toMatchObject({
      ...{ status: 403, field: 'content.brandId' },
    })
  })

  it('OPR-5 neither the name nor the brand of an affiliate changes', async () => {
    const { version } = await create(guild)
    for (const next of [anAffiliate('other', 'one-brand'), anAffiliate('guild', 'two-brand')]) {
      const sent = { ...change(version, next), params: { id: 'guild~one-brand' } }
      expect(await refuse(bench.app.url, changeAffiliate, sent)).toMatchObject({
        ...{ status: 422, field: 'content.slug' },
      })
    }
  })

  it.each([
    ['content.slug', { slug: 'No Name' }],
    ['content.slug', { slug: 'a~b' }],
    ['content.messageHeading', { messageHeading: '' }],
    ['content.messageHeading.de', { messageHeading: { en: 'Hello', de: ' ' } }],
    ['content.messageCopy', { messageCopy: 'x'.repeat(501) }],
    ['content.percentOff', { percentOff: 12.5 }],
    ['content.percentOff', { percentOff: 101 }],
    ['content.brandId', { brandId: '' }],
    ['brandId', { brandId: 'no-such-brand' }],
  ])('OPR-5 names %s where it is wrong, and stores nothing', async (field, wrong) => {
    const refused = await refuse(bench.app.url, createAffiliate, creation({ ...guild, ...wrong }))
    expect([refused.status, refused.field]).toEqual([422, field])
    expect((await list()).results).toEqual([])
    expect(await log()).toEqual([])
  })

  async function log() {
    const rows = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject', 'details'])
      .where('action', 'like', 'affiliate.%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => [
      ...[row.actor, row.action, row.subject],
      JSON.parse(row.details) as unknown,
    ])
  }
})
