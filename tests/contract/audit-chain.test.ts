import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readHead } from '#server/store/audit-chain/chain-head.ts'
import type { ChainPlace } from '#server/store/audit-chain/link.ts'
import { sealEntries } from '#server/store/audit-chain/seal-entries.ts'
import { verifyChain } from '#server/store/audit-chain/verify-chain.ts'
import { recordAudit } from '#server/store/audit.ts'
import { withBeforeCommit } from '#server/store/before-commit.ts'
import { openDatabase } from '#server/store/database.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { auditHistory, type AuditHistory } from '../fixtures/audit-log/history.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const minute = 60_000
/** Milliseconds that a transaction lasts at most: after 15 minutes, its entry counts as inserted (decision 34). */
const longest = 10 * minute
const people = ['ann', 'bob', 'cem', 'dee'].map((name) => `${name}.1@people.test`)
const person = fc.constantFrom(...people)
const entry = fc.record({ actor: person, subject: fc.string({ maxLength: 20 }), user: person })

/** What may happen, each with the time that passes before, in minutes. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('record' as const), entry }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('begin' as const), entry }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('seal' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forget' as const), person }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('join' as const), person, into: person }) },
)
const steps = fc.array(fc.tuple(step, fc.oneof(fc.nat(3), fc.nat(3000))), { maxLength: 16 })
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

contractSuite('the chain over the audit log', (bench) => {
  let history: AuditHistory
  const olga = { actor: 'olga@operator.test', action: 'brand.put' }
  const verify = (kept?: ChainPlace) => verifyChain(bench.open.db, { kept, now: Date.now() })
  const positions = async () => {
    const { db } = bench.open
    const links = await db
      .selectFrom('audit_links')
      .select('position')
      .orderBy('position')
      .execute()
    return links.map(({ position }) => Number(position))
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  beforeEach(async () => {
    history = auditHistory(bench.open)
    await history.empty()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** @returns the heads of that time */
  async function play(log: readonly [Step, number][]): Promise<ChainPlace[]> {
    const heads: ChainPlace[] = []
    let late: { begun: number; end(): Promise<void> }[] = []
    for (const [one, minutes] of log) {
      const now = Date.now() + minutes * minute
      const isTooLong = ({ begun }: { begun: number }) => now - begun > longest
      for (const { end } of late.filter(isTooLong)) await end()
      late = late.filter((one) => !isTooLong(one))
      vi.setSystemTime(now)
      if (one.what === 'record') await history.record(one.entry)
      if (one.what === 'begin') late.push({ begun: now, end: history.begin(one.entry) })
      if (one.what === 'forget') await history.forget(one.person)
      if (one.what === 'join') await history.join(one.person, one.into)
      if (one.what === 'seal') {
        await history.seal()
        heads.push(await readHead(bench.open.db))
      }
    }
    for (const { end } of late) await end()
    await history.seal()
    return heads
  }

  it('TRU-5 is in order after 200 random histories, with erasures, and has every head of before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await fc.assert(
      fc.asyncProperty(steps, async (log) => {
        await history.empty()
        const heads = await play(log)
        const { count } = await bench.open.db
          .selectFrom('audit_log')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow()
        for (const kept of [undefined, ...heads]) {
          const { fault, entries, unsealed } = await verify(kept)
          expect({ fault, entries, unsealed }).toEqual({
            ...{ fault: null, entries: Number(count), unsealed: { count: 0, since: null } },
          })
        }
      }),
      { numRuns: 200 },
    )
  }, 120_000)

  it('TRU-5 gives what several processes write, erase and seal at once one chain, without gaps or forks', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(bench.place)))
    const writing = { isOver: false }
    const seal = async (open: (typeof others)[number]) => {
      while (!writing.isOver) {
        await sealEntries(open)
        // SQLite never waits for anything: without a turn of the event loop nobody else has one.
        await new Promise((next) => setImmediate(next))
      }
    }
    const write = async (open: (typeof others)[number], writer: number) => {
      const own = auditHistory(open)
      for (let number = 0; number < 20; number += 1) {
        const actor = `writer-${writer}@people.test`
        await own.record({ actor, subject: `number-${number}`, user: actor })
        const undone = open.db.transaction().execute(async (transaction) => {
          await recordAudit(transaction, { ...olga, subject: 'undone' })
          throw new Error('It is undone.')
        })
        await expect(undone).rejects.toThrow('It is undone.')
        if (number % 5 === 4) await own.forget(actor)
      }
    }
    const sealing = [bench.open, ...others].map(seal)
    const writers = others.flatMap((open) => [open, open])
    await Promise.all(writers.map(write)).finally(() => (writing.isOver = true))
    await Promise.all(sealing)
    await Promise.all([bench.open, ...others].map((open) => sealEntries(open)))
    const { fault, entries, head, unsealed } = await verify()
    expect({ fault, entries, unsealed: unsealed.count }).toEqual({
      ...{ fault: null, entries: 6 * 24, unsealed: 0 },
    })
    expect(head.position).toBeGreaterThan(entries)
    expect(await positions()).toEqual(upTo(head.position))
    await Promise.all(others.map((open) => open.close()))
  })

  it('TRU-5 a run that ends in the middle leaves nothing half, and the next one goes on', async () => {
    for (const subject of ['one', 'two', 'three'])
      await recordAudit(bench.open.db, { ...olga, subject })
    const crash = withBeforeCommit(
      () => Promise.reject(new Error('The process is gone.')),
      () => sealEntries(bench.open),
    )
    await expect(crash).rejects.toThrow('The process is gone.')
    expect(await positions()).toEqual([])
    expect(await verify()).toMatchObject({ fault: null, entries: 0, unsealed: { count: 3 } })
    expect(await history.seal()).toBe(3)
    expect(await verify()).toMatchObject({ fault: null, entries: 3, unsealed: { count: 0 } })
  })

  it('TRU-5 is sealed and read in parts, however long it is', async () => {
    const count = 1_203
    await bench.open.db.transaction().execute(async (transaction) => {
      for (let number = 0; number < count; number += 1)
        await recordAudit(transaction, { ...olga, subject: `number-${number}` })
    })
    expect(await sealEntries(bench.open, AbortSignal.abort())).toBe(0)
    expect(await history.seal()).toBe(count)
    expect(await positions()).toEqual(upTo(count))
    const verdict = await verify()
    expect(verdict).toMatchObject({ fault: null, entries: count, head: { position: count } })
    await bench.open.db.deleteFrom('audit_log').where('subject', '=', 'number-1100').execute()
    expect(await verify()).toMatchObject({ fault: { kind: 'entry-missing' } })
  })

  it('TRU-5 says how many entries have no link yet, and that some have waited too long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const since = new Date().toISOString()
    await recordAudit(bench.open.db, { ...olga, subject: 'waits' })
    vi.setSystemTime(Date.now() + 14 * minute)
    await recordAudit(bench.open.db, { ...olga, subject: 'waits too' })
    expect(await verify()).toMatchObject({ fault: null, entries: 0, unsealed: { count: 2, since } })
    vi.setSystemTime(Date.now() + 2 * minute)
    expect(await verify()).toMatchObject({ fault: { kind: 'unsealed', position: 1 } })
    await history.seal()
    expect(await verify()).toMatchObject({ fault: null, unsealed: { count: 0, since: null } })
  })

  it('TRU-5 keeps nothing by which the name of somebody who was deleted could be found out', async () => {
    const [ann = '', bob = ''] = people
    await history.record({ actor: ann, subject: 'ann-only', user: bob })
    await history.seal()
    const { db } = bench.open
    const read = () =>
      db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'thing.do')
        .executeTakeFirstOrThrow()
    const before = await read()
    await history.forget(ann)
    expect(await read()).toMatchObject({ actor: 'a deleted user', actor_salt: null })
    await history.seal()
    const after = await read()
    expect(after.actor_salt).toMatch(/^[0-9a-f]{32}$/)
    const kept = JSON.stringify([await db.selectFrom('audit_links').selectAll().execute(), after])
    expect(kept).not.toContain(before.actor_salt)
    expect(kept).not.toContain(ann)
    // What did not name her is as it was sealed first.
    expect(after.details_salt).toBe(before.details_salt)
    expect(await verify()).toMatchObject({ fault: null, entries: 2, rewritten: 1 })
  })

  it('TRU-5 its head is public, and says nothing of anybody', async () => {
    const head = () => succeed(bench.app.url, endpoints.auditHead, {})
    expect(await head()).toEqual({ position: 0, hash: '0'.repeat(64), sealedAt: null })
    await history.record({ actor: 'olga@operator.test', subject: 'secret', user: 'u-1' })
    await history.seal()
    const published = await head()
    expect(published).toEqual({
      ...{ position: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      sealedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    })
    expect(await verify(published)).toMatchObject({ fault: null })
  })
})
