import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type PostBox, startWithPostBox } from '../fixtures/post-box.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { invite } = endpoints
const good = 'ada@example.test'
const addresses = (count: number, prefix = 'guest') =>
  Array.from({ length: count }, (_one, index) => `${prefix}${index}@example.test`)
const listed = (emails: readonly string[]) => emails.map((email) => ({ email }))

contractSuite('limits of invitations', (bench) => {
  let app: TestApp
  let post: PostBox

  beforeAll(async () => {
    ;({ app, post } = await startWithPostBox(bench))
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    post.reset()
    await bench.open.db.deleteFrom('outreach_log').execute()
  })

  it('INV-2 SEC-3 writes to a mailbox once for a sender and three times in all, and tells nobody', async () => {
    const variants = [
      'ada@example.test',
      'ADA+1@example.test',
      'ada@example.test',
      'Ada@Example.test',
    ]
    for (const email of variants) {
      const { token } = await bench.person()
      for (const _twice of [1, 2]) {
        const body = { recipients: [email] }
        expect(await succeed(app.url, invite, { token, body })).toEqual(listed([email]))
      }
    }
    expect(post.sent).toHaveLength(3)
    const old = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString()
    await bench.open.db.updateTable('outreach_log').set({ created_at: old }).execute()
    await succeed(app.url, invite, { body: { recipients: [good] } })
    expect(post.sent).toHaveLength(4)
    const rows = await bench.open.db.selectFrom('outreach_log').selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  it('INV-2 SEC-5 keeps no address that could be read', async () => {
    const { token, user } = await bench.person()
    await succeed(app.url, invite, { token, body: { recipients: [good] } })
    await succeed(app.url, invite, { body: { recipients: ['bo@example.test'] } })
    const rows = await bench.open.db.selectFrom('outreach_log').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`example|${user.id}|127\\.0\\.0\\.1`, 'i'))
  })

  it('INV-2 SEC-3 lets a guest name 20 people and an account 100 within a day', async () => {
    const first = { recipients: addresses(15) }
    expect(await succeed(app.url, invite, { body: first })).toHaveLength(15)
    const tooMany = await refuse(app.url, invite, { body: { recipients: addresses(6, 'x') } })
    expect(tooMany).toMatchObject({ status: 429, code: 'too-many-invitations' })
    expect(tooMany.message).toContain('20 suppliers within 24 hours, and 5 of them are left')
    expect(post.sent).toHaveLength(15)
    const { token } = await bench.person()
    for (const round of ['a', 'b', 'c', 'd', 'e']) {
      const body = { recipients: addresses(20, round) }
      expect(await succeed(app.url, invite, { token, body })).toHaveLength(20)
    }
    const body = { recipients: ['one-more@example.test'] }
    expect(await refuse(app.url, invite, { token, body })).toMatchObject({ status: 429 })
    expect(await succeed(app.url, invite, { body })).toHaveLength(1)
  })

  it('INV-2 SEC-3 counts calls of two server processes together', async () => {
    const open = await openDatabase(bench.place)
    const other = await startTestApp(open, bench.signer.publicKey, { mail: post.mailer })
    try {
      const calls = Array.from({ length: 8 }, async (_one, index) => {
        const { token } = await bench.person()
        const { url } = index % 2 ? app : other
        return succeed(url, invite, { token, body: { recipients: [good] } })
      })
      await Promise.all(calls)
      expect(post.sent).toHaveLength(3)
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_one, index) => {
          const body = { recipients: addresses(5, `p${index}-`) }
          return send(index % 2 ? app.url : other.url, invite, { body })
        }),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(4)
      expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    } finally {
      await other.close()
      await open.close()
    }
  })

  it('INV-2 answers 503 when no mail can be sent, and counts nothing', async () => {
    post.reset(() => true)
    const body = { recipients: addresses(20) }
    expect(await refuse(app.url, invite, { body })).toMatchObject({
      status: 503,
      code: 'mail-unavailable',
    })
    post.reset()
    expect(await succeed(app.url, invite, { body })).toHaveLength(20)
    expect(post.sent).toHaveLength(20)
  })
})
