import { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { openPostgres, postgresEngine } from '#server/store/engines/postgres.ts'
import { openSqlite, sqliteEngine } from '#server/store/engines/sqlite.ts'
import { createStore } from '#server/store/create-store.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import type { Database } from '#server/store/tables.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'
import { operate, operateJson } from '../fixtures/operator.ts'
import { type PostBox, startWithPostBox } from '../fixtures/post-box.ts'
import type { TestApp } from '../fixtures/test-app.ts'

const { newsletter } = endpoints
const email = 'Ada@example.test'
const at = '2026-01-01T00:00:00.000Z'
const day = 24 * 3_600_000

contractSuite('confirming a newsletter', (bench) => {
  let app: TestApp
  let post: PostBox
  beforeAll(async () => {
    ;({ app, post } = await startWithPostBox(bench))
    await app.store.brands.put({ ...defaultBrand, id: 'verdant', name: 'Verdant' }, ['127.0.0.1'])
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    post.reset()
    await bench.open.db.deleteFrom('outreach_log').execute()
    await bench.open.db.deleteFrom('newsletter_sign_ups').execute()
  })

  const signUp = (body: object = {}, token?: string) =>
    succeed(app.url, newsletter, { body: { tag: 'news', email, ...body }, ...(token && { token }) })
  const confirmed = async () =>
    (await Array.fromAsync(app.store.newsletter.list()))
      .filter((one) => one.confirmedAt !== null)
      .map((one) => one.email)
  /** The first address in the newest mail, and what it carries. */
  function mailed(): { path: string; link: string } {
    const url = new URL(/http\S+/.exec(post.sent.at(-1)?.text ?? '')?.[0] ?? '')
    expect(url.origin).toBe(app.url)
    return { path: url.pathname + url.search, link: url.searchParams.get('link') ?? '' }
  }
  async function open(path: string, form?: Record<string, string>) {
    const posted = form && { method: 'POST', body: new URLSearchParams(form) }
    const answer = await fetch(app.url + path, { headers: { accept: 'text/html' }, ...posted })
    return { status: answer.status, body: await answer.text(), headers: answer.headers }
  }

  it('LND-9 a subscription counts once the button behind the mail was pressed, not when the link is opened', async () => {
    await signUp({ name: 'Buy at shop.example' })
    expect(post.recipients()).toEqual([email])
    const [mail] = post.sent
    expect(mail?.subject).toBe('Confirm your newsletter subscription · Verdant')
    expect(`${mail?.text} ${mail?.html}`).not.toContain('shop.example')
    const { path, link } = mailed()
    for (const method of ['GET', 'HEAD']) await fetch(app.url + path, { method })
    const page = await open(path)
    expect(page.body).toContain('ada@example.test')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await confirmed()).toEqual([])
    const done = await open('/newsletter/confirm', { link })
    expect(done.body).toContain('You are subscribed')
    expect(await confirmed()).toEqual(['ada@example.test'])
    expect((await open(path)).body).toContain('You are subscribed')
  })

  it('LND-9 unsubscribing takes a button too, and forgets the address', async () => {
    await signUp()
    const { link } = mailed()
    await open('/newsletter/confirm', { link })
    const page = await open(`/newsletter/unsubscribe?link=${link}`)
    expect(page.body).toContain('Unsubscribe from the newsletter')
    expect(await confirmed()).toHaveLength(1)
    expect((await open('/newsletter/unsubscribe', { link })).body).toContain('You are unsubscribed')
    const left = await bench.open.db.selectFrom('newsletter_sign_ups').select('email').execute()
    expect(left).toEqual([])
    expect((await open(`/newsletter/confirm?link=${link}`)).status).toBe(410)
  })

  it('LND-9 SEC-3 answers alike whether the address is new, waits or is confirmed, and writes each time', async () => {
    const answers = [await signUp(), await signUp()]
    await open('/newsletter/confirm', { link: mailed().link })
    answers.push(await signUp())
    expect(answers).toEqual(
      answers.map(() => ({ data: { subscribed: false, confirmByMail: true } })),
    )
    expect(post.sent.map(({ subject }) => subject)).toEqual([
      'Confirm your newsletter subscription · Verdant',
      'Confirm your newsletter subscription · Verdant',
      'You get our newsletter already · Verdant',
    ])
    expect(await confirmed()).toHaveLength(1)
    // The mailbox has had enough for today, whatever is written before its @; the answer is the same.
    expect(await signUp({ email: 'ada+more@example.test' })).toEqual(answers[0])
    expect(post.sent).toHaveLength(3)
    const before = new Date(Date.now() - day - 1000).toISOString()
    await bench.open.db.updateTable('outreach_log').set({ created_at: before }).execute()
    await signUp()
    expect(post.sent).toHaveLength(4)
  })

  it('LND-9 needs no mail where somebody is signed in with the address and has confirmed it', async () => {
    const { token } = await bench.person({ email: email.toUpperCase() })
    expect(await signUp({}, token)).toEqual({ data: { subscribed: true, confirmByMail: false } })
    expect(await confirmed()).toEqual(['ada@example.test'])
    expect(post.sent).toEqual([])
    const unconfirmed = await bench.person({ email: 'bo@example.test', emailVerified: false })
    await signUp({ email: 'bo@example.test' }, unconfirmed.token)
    await signUp({ email: 'cy@example.test' }, token)
    expect(await confirmed()).toEqual(['ada@example.test'])
    expect(post.recipients()).toEqual(['bo@example.test', 'cy@example.test'])
  })

  it('LND-9 a link confirms nothing after seven days, and who has not confirmed is forgotten after thirty', async () => {
    await signUp()
    const { path, link } = mailed()
    const age = async (days: number) => {
      const asked_at = new Date(Date.now() - days * day).toISOString()
      const link_expires_at = new Date(Date.now() - (days - 7) * day).toISOString()
      await bench.open.db
        .updateTable('newsletter_sign_ups')
        .set({ asked_at, link_expires_at })
        .execute()
    }
    await age(7.01)
    expect((await open(path)).body).toContain('This link has expired')
    expect((await open('/newsletter/confirm', { link })).status).toBe(410)
    expect(await confirmed()).toEqual([])
    await age(31)
    await signUp({ email: 'bo@example.test' })
    expect((await open(path)).body).toContain('There is no such subscription')
  })

  it('LND-9 says so, and counts no mail, when the mail server takes none', async () => {
    post.reset(() => true)
    const body = { tag: 'news', email }
    expect(await refuse(app.url, newsletter, { body })).toMatchObject({
      status: 503,
      code: 'mail-unavailable',
    })
    const sent = bench.open.db.selectFrom('outreach_log').select('id').where('is_sent', '=', 1)
    expect(await sent.execute()).toEqual([])
  })

  it.each([
    ['nothing', '', 410],
    ['a letter', 'x', 410],
    ['the right length', 'A'.repeat(32), 410],
    ['U+0000', '%00', 410],
    ['5,000 letters', 'a'.repeat(5000), 413],
  ])(
    'LND-9 SEC-3 a link of %s leads to a page that says there is none',
    async (_what, link, status) => {
      for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
        expect((await open(`${path}?link=${link}`)).status).toBe(410)
      }
      expect((await open('/newsletter/confirm', { link })).status).toBe(status)
    },
  )

  it('API-8 LND-9 exports who has confirmed; the others only when asked', async () => {
    await signUp()
    await open('/newsletter/confirm', { link: mailed().link })
    await signUp({ email: 'bo@example.test' })
    const exported = (...more: string[]) =>
      operateJson(bench.place, ['newsletter', 'export', ...more])
    expect(await exported()).toMatchObject([{ email: 'ada@example.test' }])
    expect(await exported('--all')).toMatchObject([
      { email: 'ada@example.test', confirmedAt: expect.any(String) },
      { email: 'bo@example.test', confirmedAt: null },
    ])
    const { stdout } = await operate(bench.place, ['newsletter', 'export', '--csv', '--all'])
    expect(stdout).not.toMatch(/[\w-]{32}/)
  })
})

/** A database of the release before, with somebody who signed up. */
async function fillEarlier({ databaseUrl, dataDir }: Place): Promise<void> {
  const dialect = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  const db = new Kysely<Database>({ dialect })
  const steps = migrations.filter(({ id }) => id < '0016')
  await migrate(db, databaseUrl ? postgresEngine : sqliteEngine, steps)
  const names = { first_name: null, last_name: null, created_at: at }
  await db
    .insertInto('newsletter_sign_ups')
    .values({ brand_id: 'credence', email: 'ada@example.test', tag: 'news', ...names })
    .execute()
  await db.destroy()
}

describe.each(engines)('subscribers of an earlier version ($name)', ({ start }) => {
  let engine: TestEngine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.stop())

  it('LND-9 stay as not confirmed, whatever happens to others, and can confirm', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const opened = await openDatabase(place)
    const { newsletter: store } = createStore(opened)
    const from = { network: '192.0.2.1', isOwn: false }
    const other = { brandId: 'credence', tag: 'news', name: null, lastName: null }
    await store.signUp({ ...other, email: 'bo@example.test' }, from)
    const list = () => Array.fromAsync(store.list())
    expect(await list()).toMatchObject([
      { email: 'ada@example.test', createdAt: at, confirmedAt: null },
      { email: 'bo@example.test' },
    ])
    const again = await store.signUp({ ...other, email: 'ada@example.test' }, from)
    expect(again?.mail?.kind).toBe('confirm')
    expect(await store.confirm(again?.mail?.link ?? '')).toBe(true)
    expect(await list()).toMatchObject([
      { email: 'ada@example.test', createdAt: at, confirmedAt: expect.any(String) },
      {},
    ])
    await opened.close()
  })
})
