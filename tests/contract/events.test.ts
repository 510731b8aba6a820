import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Consumer } from '#server/events/consumer.ts'
import { followEvents } from '#server/events/follow-events.ts'
import { appendEvent } from '#server/store/events/append-event.ts'
import type { PlacedEvent } from '#server/store/events/event.ts'
import { lockOrganisation } from '#server/store/organisations/lock-organisation.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operate, operateJson } from '../fixtures/operator.ts'

const hour = 3_600_000
const day = 24 * hour

contractSuite('the outbox of the server', (bench) => {
  let clock = Date.parse('2026-03-01T12:00:00Z')
  /** Whether a consumer can do its work. */
  let fails = (_event: PlacedEvent) => false
  let places: { id: string; slug: string; token: string }[]

  beforeAll(async () => {
    const owner = await bench.person()
    places = []
    for (const name of ['Acme', 'Birch', 'Cedar']) {
      const slug = await bench.organisation(owner, `${name} Joinery`)
      const found = await bench.app.store.organisations.find(slug)
      places.push({ id: found?.id ?? '', slug, token: owner.token })
    }
    await sql`create table handled (consumer text, position bigint, organisation_id text, name text)`.execute(
      bench.open.db,
    )
  })
  beforeEach(() => {
    fails = () => false
  })

  const idOf = (index: number) => places[index]?.id ?? ''

  /** Writes down what it is told in a table of its own, exactly as its effects are committed. */
  const consumerOf = (name: string, more: Pick<Consumer, 'keepsStates'> = {}): Consumer => ({
    ...more,
    name,
    heeds: ['credential.refused'],
    async handle(event) {
      if (fails(event)) throw new Error('It cannot be done yet.')
      const { position, organisationId, data } = event
      const note = 'credential' in data ? data.credential : ''
      return async (transaction) => {
        await sql`insert into handled values (${name}, ${position}, ${organisationId}, ${note})`.execute(
          transaction,
        )
        if (fails(event)) throw new Error('It cannot be written yet.')
      }
    },
  })
  const log = { error: vi.fn<(...words: unknown[]) => void>() }
  const follow = (name: string, more: Pick<Consumer, 'keepsStates'> = {}) =>
    followEvents(bench.open, [consumerOf(name, more)], {
      ...{ log, now: () => clock },
      pace: { interval: 1, lease: 30_000 },
    })
  const write = (at: number, name: string, work: () => Promise<void> = async () => {}) =>
    bench.open.db.transaction().execute(async (transaction) => {
      await lockOrganisation(transaction, idOf(at))
      await appendEvent(transaction, {
        ...{ type: 'credential.refused', organisationId: idOf(at), userId: null },
        data: { credential: name, reason: null, occasion: null },
      })
      await work()
    })
  const handled = async (consumer: string, at?: number) => {
    const { rows } = await sql<{ name: string; organisation_id: string }>`
      select name, organisation_id from handled where consumer = ${consumer}
      order by position`.execute(bench.open.db)
    return rows
      .filter((row) => at === undefined || row.organisation_id === idOf(at))
      .map((row) => row.name)
  }

  it('EVT-1 each change of an organisation writes an event with it, and what is refused writes none', async () => {
    const [{ id, slug, token } = { id: '', slug: '', token: '' }] = places
    const { updateOrganisation } = endpoints
    const count = async () => {
      const rows = await bench.open.db
        .selectFrom('events')
        .select('type')
        .where('organisation_id', '=', id)
        .where('type', '=', 'organisation.changed')
        .execute()
      return rows.length
    }
    const before = await count()
    expect(before).toBe(1)
    const call = { token, params: { slug }, body: { credentials: ['iso-14001'] } }
    await succeed(bench.app.url, updateOrganisation, call)
    expect(await count()).toBe(before + 1)
    const stale = { ...call, headers: { 'if-match': '"1"' } }
    expect((await send(bench.app.url, updateOrganisation, stale)).status).toBe(412)
    expect(await count()).toBe(before + 1)
    await operate(bench.place, ['credentials', 'approve', slug, 'iso-14001', '--how', 'document'])
    await operate(bench.place, ['organisations', 'suspend', slug, '--reason', 'Under review.'])
    await operate(bench.place, ['organisations', 'restore', slug])
    expect(await count()).toBe(before + 4)
  })

  it('EVT-1 an event that cannot be handled holds up its organisation alone, and comes in order later', async () => {
    const { now } = follow('patient')
    await now()
    fails = ({ organisationId }) => organisationId === idOf(0)
    for (const [at, name] of [
      [0, 'a1'],
      [1, 'b1'],
      [0, 'a2'],
      [1, 'b2'],
    ] as const)
      await write(at, name)
    await now()
    expect(await handled('patient')).toEqual(['b1', 'b2'])
    expect(await operateJson(bench.place, ['work', 'list'])).toContainEqual(
      expect.objectContaining({ work: 'patient', waiting: 2, failed: 2 }),
    )
    clock += 60_000
    await now()
    await write(0, 'a3')
    fails = () => false
    await now()
    expect(await handled('patient')).toEqual(['b1', 'b2'])
    clock += hour
    await now()
    expect(await handled('patient', 0)).toEqual(['a1', 'a2', 'a3'])
    await now()
    expect(await handled('patient')).toHaveLength(5)
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('a1')
  })

  it('EVT-1 a consumer of states is told of the last event of each, and one that fails holds up no other', async () => {
    const { now } = follow('states', { keepsStates: true })
    await now()
    const earlier = (await handled('states')).length
    const news = async () => (await handled('states')).slice(earlier)
    for (const [at, name] of [
      [0, 'a1'],
      [1, 'b1'],
      [0, 'a2'],
      [2, 'c1'],
    ] as const)
      await write(at, name)
    await now()
    expect(await news()).toEqual(['b1', 'a2', 'c1'])
    // What two write is undone with what the third cannot write, and then written without it.
    fails = ({ organisationId }) => organisationId === idOf(1)
    for (const at of [0, 1, 2]) await write(at, `${at} again`)
    await now()
    expect((await news()).slice(3)).toEqual(['0 again', '2 again'])
    fails = () => false
    clock += hour
    await now()
    expect((await news()).slice(3)).toEqual(['0 again', '1 again', '2 again'])
  })

  it('EVT-1 a clock that is set back keeps no event and no process waiting', async () => {
    const { now } = follow('timeless')
    await now()
    // It begins with the first event there is.
    const earlier = (await handled('timeless')).length
    const news = async () => (await handled('timeless')).slice(earlier)
    fails = () => true
    await write(0, 'late')
    await now()
    fails = () => false
    clock -= day
    await now()
    expect(await news()).toEqual(['late'])

    const holdUntil = (lease_until: number) =>
      bench.open.db
        .updateTable('event_consumers')
        .set({ holder: 'a dead process', lease_until: new Date(lease_until).toISOString() })
        .where('name', '=', 'timeless')
        .execute()
    await holdUntil(clock + 20_000)
    await write(0, 'next')
    await now()
    expect(await news()).toEqual(['late'])
    clock += 20_000
    await now()
    expect(await news()).toEqual(['late', 'next'])
    await holdUntil(clock + day)
    await write(0, 'last')
    await now()
    expect(await news()).toEqual(['late', 'next', 'last'])
  })

  it('EVT-1 whatever fails and ends when, each event is handled once, in the order of its organisation', async () => {
    const plan = fc.record({
      at: fc.nat(2),
      /** Turns of the event loop between the event and the end of its transaction. */
      turns: fc.nat(6),
      isUndone: fc.boolean(),
    })
    let runs = 0
    const property = fc.asyncProperty(
      fc.array(plan, { minLength: 5, maxLength: 30 }),
      fc.infiniteStream(fc.boolean()),
      async (plans, failures) => {
        const name = `run-${(runs += 1)}`
        const followers = [follow(name), follow(name), follow(name)]
        // The events of the tests before, too.
        await followers[0]?.now()
        fails = () => failures.next().value === true
        const committed = places.map((): string[] => [])
        const writers = plans.map(async ({ at, turns, isUndone }, index) => {
          const note = `${name}-${index}`
          await write(at, note, async () => {
            for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
            if (isUndone) throw new Error('It is undone.')
            // Under the lock of the organisation: in the order in which they are committed.
            committed[at]?.push(note)
          }).catch(() => {})
        })
        const looks = followers.map(async ({ now }) => {
          for (let look = 0; look < 10; look += 1) await now()
        })
        await Promise.all([...writers, ...looks])
        fails = () => false
        for (let look = 0; look < 40; look += 1) {
          clock += hour
          await followers[look % 3]?.now()
        }
        const own = (names: string[]) => names.filter((one) => one.startsWith(`${name}-`))
        for (const [at, expected] of committed.entries())
          expect(own(await handled(name, at))).toEqual(expected)
      },
    )
    await fc.assert(property, { numRuns: 6 })
  })
})
