import { beforeEach, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type CallInput, refuse, send, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { signedUp } from '../../fixtures/newsletter-endpoint-rows.ts'
import { operate } from '../../fixtures/operator.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { newsletterCounts, newsletterSignUps, newsletterFile, removeFromNewsletters } = endpoints
type Query = NonNullable<CallInput<typeof newsletterSignUps>['query']>
type Asked = NonNullable<CallInput<typeof newsletterFile>['body']>

contractSuite('newsletters for operators', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  let support: Person
  let scoped: Person

  beforeEach(async () => {
    const { db } = bench.open
    await db.deleteFrom('newsletter_sign_ups').execute()
    await db.deleteFrom('audit_log').execute()
    for (const id of ['one-brand', 'two-brand'])
      await bench.app.store.brands.put({ ...defaultBrand, id, name: id }, [`${id}.example`])
    editor = await by.operator('editor', null, ['editor'])
    support = await by.operator('support', null, ['support'])
    scoped = await by.operator('scoped', 'one-brand', ['editor'])
  })

  type More = { tag?: string; created_at?: string; confirmed_at?: string | null }
  const sign = (email: string, brands: string[], more: More = {}) =>
    signedUp({ bench }, brands, { email, ...more })
  const list = (query: Query = {}, { token } = editor) =>
    succeed(bench.app.url, newsletterSignUps, { token, query })
  const listed = async (query: Query = {}, as = editor) =>
    (await list(query, as)).results.map(({ email }) => email.split('@')[0])
  const counts = async ({ token } = editor) =>
    (await succeed(bench.app.url, newsletterCounts, { token })).data
  const file = async (body: Asked, { token } = editor) =>
    (await send(bench.app.url, newsletterFile, { token, body })).text()
  const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`

  it('OPR-5 counts as people come, confirm and go', async () => {
    await sign('a@reader.example', ['one-brand', 'two-brand'])
    await sign('b@reader.example', ['one-brand'], { confirmed_at: null })
    await sign('c@reader.example', ['one-brand'], { tag: 'rare', confirmed_at: null })
    expect(await counts()).toMatchObject({
      total: { confirmed: 2, waiting: 2 },
      tags: [
        { brandId: 'one-brand', tag: 'news', confirmed: 1, waiting: 1 },
        { brandId: 'one-brand', tag: 'rare', confirmed: 0, waiting: 1 },
        { brandId: 'two-brand', tag: 'news', confirmed: 1, waiting: 0 },
      ],
      hasMore: false,
    })
    await bench.open.db
      .updateTable('newsletter_sign_ups')
      .set({ confirmed_at: at(9) })
      .where('email', '=', 'b@reader.example')
      .execute()
    await bench.open.db.deleteFrom('newsletter_sign_ups').where('tag', '=', 'rare').execute()
    expect((await counts(scoped)).tags).toEqual([
      { brandId: 'one-brand', tag: 'news', confirmed: 2, waiting: 0 },
    ])
    const { confirmed, waiting } = await bench.open.db
      .selectFrom('newsletter_sign_ups')
      .select(({ fn }) => [
        fn.count<number | string>('confirmed_at').as('confirmed'),
        fn.countAll<number | string>().as('waiting'),
      ])
      .executeTakeFirstOrThrow()
    expect((await counts()).total).toEqual({
      confirmed: Number(confirmed),
      waiting: Number(waiting) - Number(confirmed),
    })
  })

  it('OPR-5 lists the latest first or by address, by brand, tag, state and address', async () => {
    await sign('Zoe@reader.example'.toLowerCase(), ['one-brand'], { created_at: at(1) })
    await sign('ada@reader.example', ['two-brand'], { created_at: at(2), confirmed_at: null })
    await sign('adam@reader.example', ['one-brand'], { created_at: at(3), tag: 'rare' })
    expect(await listed()).toEqual(['adam', 'ada', 'zoe'])
    expect(await listed({ order: 'address' })).toEqual(['ada', 'adam', 'zoe'])
    expect(await listed({ brand: 'one-brand' })).toEqual(['adam', 'zoe'])
    expect(await listed({ tag: 'rare' })).toEqual(['adam'])
    expect(await listed({ state: 'waiting' })).toEqual(['ada'])
    expect(await listed({ state: 'confirmed', order: 'address' })).toEqual(['adam', 'zoe'])
    expect(await listed({ address: ' ADA' })).toEqual(['adam', 'ada'])
    expect(await listed({ address: 'ada@' })).toEqual(['ada'])
    expect(await listed({ address: '%' })).toEqual([])
    expect(await listed({ tag: 'never' })).toEqual([])
  })

  it('OPR-5 pages through all of them, in either order, also those of one moment', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `r${String(index).padStart(3, '0')}`)
    for (const [index, name] of names.entries())
      await sign(`${name}@reader.example`, [index % 2 ? 'one-brand' : 'two-brand'], {
        ...{ created_at: at(Math.floor(index / 30)), tag: index % 3 ? 'news' : 'Neuigkeiten' },
      })
    for (const order of ['newest', 'address'] as const) {
      const found: string[] = []
      let after: string | null = ''
      while (after !== null) {
        const page = await list({ order, ...(after && { after }) })
        found.push(...page.results.map(({ email }) => email.slice(0, 4)))
        after = page.next
      }
      expect(found).toHaveLength(120)
      expect(order === 'address' ? found : found.toSorted()).toEqual(names)
    }
    const nowhere = { token: editor.token, query: { after: 'nowhere' } }
    expect(await refuse(bench.app.url, newsletterSignUps, nowhere)).toMatchObject({
      ...{ status: 422, field: 'after' },
    })
  })

  it('OPR-5 lists as well where there are more tags than are put together', async () => {
    for (let count = 0; count < 65; count += 1)
      await sign(`r${count}@reader.example`, ['one-brand'], {
        ...{ tag: `tag ${count}`, created_at: at(Math.floor(count / 2)) },
      })
    const first = await list()
    const second = await list({ after: first.next ?? '' })
    const all = [...first.results, ...second.results].map(({ email }) => email)
    expect(new Set(all).size).toBe(65)
    expect(second.next).toBe(null)
  })

  it('OPR-1 shows, saves and removes nothing of other brands', async () => {
    await sign('a@reader.example', ['one-brand', 'two-brand'])
    await sign('b@reader.example', ['two-brand'])
    expect(await listed({}, scoped)).toEqual(['a'])
    expect((await counts(scoped)).brands).toEqual([
      { id: 'one-brand', name: 'one-brand', mayExport: true },
    ])
    expect(await file({ all: true }, scoped)).not.toContain('two-brand')
    const other = { token: scoped.token, query: { brand: 'two-brand' } }
    expect((await refuse(bench.app.url, newsletterSignUps, other)).status).toBe(403)
    const foreign = { token: scoped.token, body: { brand: 'two-brand', all: false } }
    expect((await refuse(bench.app.url, newsletterFile, foreign)).status).toBe(403)
    const gone = { token: scoped.token, body: { email: 'b@reader.example' } }
    expect(await refuse(bench.app.url, removeFromNewsletters, gone)).toMatchObject({
      ...{ status: 404, code: 'not-signed-up' },
    })
    const own = { token: scoped.token, body: { email: 'a@reader.example' } }
    expect(await succeed(bench.app.url, removeFromNewsletters, own)).toEqual({
      data: { subscriptions: 1 },
    })
    expect((await list()).results.map(({ brandId }) => brandId)).toEqual(['two-brand', 'two-brand'])
  })

  it('OPR-1 support lists and removes, and editors alone save all addresses as a file', async () => {
    await sign('a@reader.example', ['one-brand'])
    expect(await listed({}, support)).toEqual(['a'])
    expect((await counts(support)).mayExport).toBe(false)
    const call = { token: support.token, body: { all: false } }
    expect((await refuse(bench.app.url, newsletterFile, call)).status).toBe(403)
  })

  it('OPR-5 gives a file of who has confirmed, or of all, in which no cell is a formula; the log says so first', async () => {
    await sign('=cmd@reader.example', ['one-brand'])
    await sign('b@reader.example', ['one-brand'], { confirmed_at: null })
    const [head, row, end] = (await file({ all: false })).split('\r\n')
    expect(head).toBe('brand,email,tag,first name,last name,signed up,confirmed')
    expect(row).toMatch(/^one-brand,'=cmd@reader\.example,news,Rhea,,2026-/)
    expect(end).toBe('')
    expect((await file({ all: true, tag: 'news' })).split('\r\n')).toHaveLength(4)
    expect(await log()).toEqual([
      [editor.user.email, 'newsletter.export', 'newsletter', { all: false }],
      [editor.user.email, 'newsletter.export', 'newsletter', { all: true, tag: 'news' }],
    ])
  })

  it('OPR-5 removes an address from all, and the log does not say which', async () => {
    await sign('ada@reader.example', ['one-brand', 'two-brand'])
    await sign('ada@reader.example', ['one-brand'], { tag: 'rare' })
    const call = { token: support.token, body: { email: ' Ada@Reader.example ' } }
    expect(await succeed(bench.app.url, removeFromNewsletters, call)).toEqual({
      data: { subscriptions: 3 },
    })
    expect(await listed()).toEqual([])
    expect(await log()).toEqual([
      [
        ...[support.user.email, 'newsletter.remove', 'newsletter'],
        { brands: ['one-brand', 'two-brand'], subscriptions: 3 },
      ],
    ])
    expect((await refuse(bench.app.url, removeFromNewsletters, call)).status).toBe(404)
    expect(await log()).toHaveLength(1)
  })

  it('API-8 OPR-5 the command line lists and removes them too', async () => {
    await sign('ada@reader.example', ['one-brand', 'two-brand'])
    await sign('bo@reader.example', ['one-brand'], { confirmed_at: null })
    const line = async (...words: string[]) => {
      const { code, stdout, stderr } = await operate(bench.place, ['newsletter', ...words])
      return { code, text: stdout + stderr }
    }
    const waiting = await line('list', '--state', 'waiting', '--brand', 'one-brand')
    expect(waiting.text).toContain('bo@reader.example')
    expect(waiting.text).not.toContain('ada@')
    expect((await line('list', '--order', 'address', '--address', 'ada')).text).toContain('ada@')
    expect((await line('list', '--state', 'gone')).text).toContain('must be one of')
    expect((await line('remove', 'ada@reader.example')).text).toContain('add --yes')
    expect(await listed()).toHaveLength(3)
    expect(await line('remove', 'Ada@reader.example', '--yes')).toEqual({
      code: 0,
      text: 'ada@reader.example is removed; it was signed up for 2.\n',
    })
    expect((await line('remove', 'ada@reader.example', '--yes')).code).toBe(1)
    expect(JSON.stringify(await log())).not.toContain('ada@')
  })

  async function log() {
    const rows = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject', 'details'])
      .where('action', 'like', 'newsletter.%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => [
      ...[row.actor, row.action, row.subject],
      JSON.parse(row.details) as unknown,
    ])
  }
})
