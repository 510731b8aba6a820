import { beforeEach, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { ListedSignUp } from '#src/contract/operate/newsletter.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { newsletter } = endpoints
const ada = { tag: 'supplier', email: 'Ada@Example.test', name: 'Ada', lastName: 'Okafor' }

contractSuite('newsletter', (bench) => {
  beforeEach(async () => {
    const { db } = bench.open
    await db.deleteFrom('outreach_log').execute()
    await db.deleteFrom('newsletter_sign_ups').execute()
    await bench.app.store.brands.put({ ...defaultBrand, id: 'verdant' }, ['127.0.0.1'])
  })

  const signUp = (body: unknown) => succeed(bench.app.url, newsletter, { body })
  async function stored(): Promise<ListedSignUp[]> {
    const all: ListedSignUp[] = []
    for await (const one of bench.app.store.newsletter.list()) all.push(one)
    return all
  }

  it('LND-9 signs an address up once for a tag and a brand, and answers each time alike', async () => {
    const again = { tag: 'supplier', email: ' ada@example.TEST ', name: 'Somebody else' }
    for (const body of [ada, again, { ...ada, tag: 'buyer' }]) {
      expect(await signUp(body)).toEqual({ data: { subscribed: false, confirmByMail: true } })
    }
    const own = { brandId: 'verdant', email: 'ada@example.test', name: 'Ada', lastName: 'Okafor' }
    expect(await stored()).toEqual([
      { ...own, tag: 'buyer', createdAt: expect.any(String), confirmedAt: null },
      { ...own, tag: 'supplier', createdAt: expect.any(String), confirmedAt: null },
    ])
  })

  it('LND-9 SEC-3 makes one line of a name of two', async () => {
    await signUp({ ...ada, name: 'Ada\r\nBcc: x@example.test' })
    expect(await stored()).toMatchObject([{ name: 'Ada Bcc: x@example.test' }])
  })

  it('KEEP-3 keeps an address in its normal form', async () => {
    await signUp({ ...ada, email: '\ufeffAda＠example.test.\u200b' })
    await signUp(ada)
    expect(await stored()).toMatchObject([{ email: 'ada@example.test' }])
  })

  it('LND-9 needs no name', async () => {
    await signUp({ tag: 'supplier', email: 'bo@example.test' })
    expect(await stored()).toMatchObject([{ email: 'bo@example.test', name: null, lastName: null }])
  })

  it.each([
    ['no address', { ...ada, email: '' }, 'email'],
    ['a bad address', { ...ada, email: 'ada@nowhere' }, 'email'],
    ['two addresses', { ...ada, email: 'a@example.test,b@example.test' }, 'email'],
    ['a control character', { ...ada, name: 'Ada\u0000' }, 'name'],
    ['half a character', { ...ada, lastName: 'a\ud800' }, 'lastName'],
    ['no tag', { email: ada.email }, 'tag'],
    ['an unknown field', { ...ada, admin: true }, 'admin'],
  ])('LND-9 API-5 refuses %s and stores nothing', async (_what, body, field) => {
    expect(await refuse(bench.app.url, newsletter, { body })).toMatchObject({ status: 422, field })
    expect(await stored()).toEqual([])
    const counted = await bench.open.db.selectFrom('outreach_log').select('id').execute()
    expect(counted).toEqual([])
  })

  it('LND-9 SEC-3 takes 30 sign-ups from one address within an hour', async () => {
    const bodies = Array.from({ length: 33 }, (_one, index) => ({
      ...ada,
      email: `reader${index}@example.test`,
    }))
    const outcomes = await Promise.allSettled(bodies.map(signUp))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    expect(await stored()).toHaveLength(30)
    expect(await refuse(bench.app.url, newsletter, { body: ada })).toMatchObject({ status: 429 })
    const earlier = new Date(Date.now() - 3_700_000).toISOString()
    await bench.open.db.updateTable('outreach_log').set({ created_at: earlier }).execute()
    await signUp(ada)
    expect(await stored()).toHaveLength(31)
  })

  it('API-9 lists all sign-ups, however many', async () => {
    const rows = Array.from({ length: 1_203 }, (_one, index) => ({
      brand_id: `brand-${index % 3}`,
      email: `reader${index % 500}@example.test`,
      tag: index % 2 ? 'buyer' : 'supplier',
      first_name: null,
      last_name: null,
      created_at: new Date(0).toISOString(),
    }))
    const unique = new Set(rows.map(({ brand_id, email, tag }) => `${brand_id} ${email} ${tag}`))
    for (let from = 0; from < rows.length; from += 500) {
      await bench.open.db
        .insertInto('newsletter_sign_ups')
        .values(rows.slice(from, from + 500))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const listed = (await stored()).map(({ brandId, email, tag }) => `${brandId} ${email} ${tag}`)
    expect(listed).toHaveLength(unique.size)
    expect(new Set(listed)).toEqual(unique)
  })
})
