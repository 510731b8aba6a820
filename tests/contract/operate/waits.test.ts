import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { mostCounted } from '#src/contract/operate/queue.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day } from '../../fixtures/credential-desk.ts'
import { operate } from '../../fixtures/operator.ts'

const { credentialWaits } = endpoints
const dayLength = 86_400_000

contractSuite('how long suppliers wait', (bench) => {
  const db = () => bench.open.db
  let desk: CredentialDesk
  beforeEach(async () => {
    await db().deleteFrom('organisations').execute()
    desk = await credentialDesk(bench)
  })
  const waiting = async (of = desk) =>
    (await succeed(bench.app.url, credentialWaits, await of.mine())).data.waiting
  const median = (now = Date.now()) => bench.app.store.verification.medianWait(now)
  /** As if all that was stated and decided so far had been some days earlier. */
  async function daysPass(days: number) {
    const earlier = (at: string) => new Date(Date.parse(at) - days * dayLength).toISOString()
    for (const table of ['credential_statements', 'credential_checks'] as const)
      for (const { id, valid_from, valid_to } of await db().selectFrom(table).selectAll().execute())
        await db()
          .updateTable(table)
          .set({ valid_from: earlier(valid_from), valid_to: valid_to && earlier(valid_to) })
          .where('id', '=', id)
          .execute()
  }
  const inDays = async () => {
    const known = await median()
    return known === null ? null : Math.round(known / dayLength)
  }

  it('OPR-3 nobody is told how long it takes before anything was decided', async () => {
    expect(await median()).toBeNull()
    expect(await waiting()).toMatchObject([{ place: 1 }])
  })

  it('OPR-3 the wait ends with the first decision, whatever that corrects or is said later', async () => {
    await daysPass(4)
    await desk.done('ask', 'Please send page 2.')
    expect(await inDays()).toBe(4)
    await daysPass(7)
    // It did not wait in between: the supplier was asked.
    await desk.done('approve', '--how', 'document', '--number', 'A-1', '--expires', day(300))
    expect(await inDays()).toBe(4)
    await daysPass(20)
    await desk.done('check', '--how', 'issuer')
    expect(await inDays()).toBe(4)
  })

  it('OPR-3 a decision that corrects what was stated ends the wait of what was stated', async () => {
    await daysPass(6)
    await desk.done('approve', '--how', 'document', '--number', 'A-1', '--expires', day(300))
    expect(await inDays()).toBe(6)
    await daysPass(50)
    await desk.state({ expiresOn: day(700) })
    await daysPass(10)
    await desk.done('approve', '--how', 'document', '--number', 'A-2')
    // Six days and ten.
    expect(await inDays()).toBe(10)
    const long = Date.now() + 91 * dayLength
    expect(await median(long)).toBeNull()
  })

  it('OPR-3 papers that operators hand in themselves have waited for nobody', async () => {
    await daysPass(5)
    await desk.done('approve', '--how', 'document', '--expires', day(300))
    for (const _ of [1, 2]) {
      await desk.done('renew', '--expires', day(700))
      await desk.done('approve', '--how', 'document')
    }
    expect(await inDays()).toBe(5)
  })

  it('OPR-3 what was decided gives its place to others', async () => {
    const second = await credentialDesk(bench)
    expect(await waiting(second)).toMatchObject([{ place: 2 }])
    await desk.done('approve', '--how', 'document')
    expect([await waiting(), await waiting(second)]).toMatchObject([[], [{ place: 1 }]])
  })

  it('OPR-3 places are of what verifiers find: nothing of suspended suppliers', async () => {
    const [second, third] = [await credentialDesk(bench), await credentialDesk(bench)]
    expect(await waiting(third)).toMatchObject([{ place: 3 }])
    await operate(bench.place, ['organisations', 'suspend', desk.slug])
    expect(await waiting(second)).toMatchObject([{ place: 1 }])
    expect(await waiting(third)).toMatchObject([{ place: 2 }])
  })

  it('OPR-3 members are told of their own organisation alone', async () => {
    const other = await credentialDesk(bench)
    const call = { ...(await other.mine()), params: { slug: desk.slug } }
    expect(await refuse(bench.app.url, credentialWaits, call)).toMatchObject({ status: 403 })
  })

  it('OPR-3 far behind, places are not counted any more', async () => {
    const id = await desk.id()
    const earlier = new Date(Date.now() - dayLength).toISOString()
    await db()
      .insertInto('organisation_credentials')
      .values(
        Array.from({ length: mostCounted + 20 }, (_, at) => ({
          ...{
            organisation_id: id,
            credential_id: `kind-${String(at)}`,
            state: 'pending' as const,
          },
          ...{ created_at: earlier, waiting_since: earlier },
        })),
      )
      .execute()
    const late = await credentialDesk(bench)
    expect(await waiting(late)).toMatchObject([{ place: mostCounted + 1 }])
  })
})
