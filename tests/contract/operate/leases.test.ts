import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { leaseMinutes } from '#src/contract/operate/queue.ts'
import { refuse, send, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, iso } from '../../fixtures/credential-desk.ts'
import { approve, verifierDesk } from '../../fixtures/verifier-desk.ts'

const { takeLease, endLease } = endpoints
const minute = 60_000
const length = leaseMinutes * minute

contractSuite('who is at what waits', (bench) => {
  const { decide, item, one, operator, queue } = verifierDesk(bench)
  let desk: CredentialDesk
  let olga: Person
  let bo: Person
  beforeEach(async () => {
    await bench.open.db.deleteFrom('organisations').execute()
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
    bo = await operator('Bo')
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Sets the clock on the wall; tokens are good for an hour. */
  const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time })
  const take = async (by: Person) =>
    Date.parse((await succeed(bench.app.url, takeLease, one(by, desk.slug))).data.until)
  const refused = (by: Person) => refuse(bench.app.url, takeLease, one(by, desk.slug))

  it('OPR-2 lasts five minutes from when they last said so, and then it is anybody’s', async () => {
    const start = Date.now()
    at(start)
    expect(await take(olga)).toBe(start + length)
    at(start + 4 * minute)
    expect(await take(olga)).toBe(start + 4 * minute + length)
    at(start + 8 * minute)
    expect(await refused(bo)).toMatchObject({ status: 409, params: { name: 'Olga Ng' } })
    expect((await item(bo, desk.slug)).lease).toMatchObject({ name: 'Olga Ng', isSelf: false })
    at(start + 4 * minute + length)
    expect((await item(bo, desk.slug)).lease).toBeNull()
    await take(bo)
    expect(await refused(olga)).toMatchObject({ status: 409, params: { name: 'Bo Ng' } })
  })

  it('OPR-2 that was taken before the clock was set back keeps nobody away', async () => {
    const start = Date.now()
    at(start + 30 * minute)
    await take(olga)
    at(start)
    expect((await queue(bo)).results).toMatchObject([{ lease: null }])
    expect((await item(bo, desk.slug)).lease).toBeNull()
    expect(await take(bo)).toBe(start + length)
  })

  it('OPR-2 is one verifier’s of two who open it at once', async () => {
    const answers = await Promise.all(
      [olga, bo].map((by) => send(bench.app.url, takeLease, one(by, desk.slug))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('OPR-2 ends with the decision, so that another one may look at what is undone', async () => {
    await take(olga)
    const { id } = await decide(olga, desk.slug, approve)
    await succeed(bench.app.url, endpoints.undoDecision, { token: olga.token, params: { id } })
    expect(await take(bo)).toBeGreaterThan(Date.now())
  })

  it('OPR-2 is told as one’s own or by a name, and ended by nobody else', async () => {
    await take(olga)
    expect((await queue(olga)).results).toMatchObject([{ lease: { isSelf: true } }])
    const seen = { lease: { name: 'Olga Ng', isSelf: false } }
    expect((await queue(bo)).results).toMatchObject([seen])
    await succeed(bench.app.url, endLease, one(bo, desk.slug))
    expect(await refused(bo)).toMatchObject({ status: 409, code: 'leased' })
    await succeed(bench.app.url, endLease, one(olga, desk.slug))
    await take(bo)
  })

  it('OPR-2 is of one credential, and names who has that one', async () => {
    await desk.save({ credentials: [iso, 'b-corp'] })
    const cy = await operator('Cy')
    await take(bo)
    await succeed(bench.app.url, takeLease, one(cy, desk.slug, 'b-corp'))
    const other = await refuse(bench.app.url, takeLease, one(olga, desk.slug, 'b-corp'))
    expect([await refused(olga), other]).toMatchObject([
      { params: { name: 'Bo Ng' } },
      { params: { name: 'Cy Ng' } },
    ])
  })

  it('OPR-2 is removed some time after it has ended', async () => {
    await take(olga)
    const rows = bench.open.db.selectFrom('verification_leases').select('user_id')
    await removeExpiredRows(bench.open, Date.now() + length - minute)
    expect(await rows.execute()).toHaveLength(1)
    await removeExpiredRows(bench.open, Date.now() + length + minute)
    expect(await rows.execute()).toHaveLength(0)
  })
})
