import fc from 'fast-check'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Fault } from '#server/store/audit-chain/judge-link.ts'
import type { ChainPlace } from '#server/store/audit-chain/link.ts'
import { readHead } from '#server/store/audit-chain/chain-head.ts'
import { sealBatch } from '#server/store/audit-chain/seal-entries.ts'
import { verifyChain } from '#server/store/audit-chain/verify-chain.ts'
import type { Connection } from '#server/store/engine.ts'
import { auditHistory } from '../fixtures/audit-log/history.ts'
import { type Chance, readLog, type SealedLog } from '../fixtures/audit-log/sealed-log.ts'
import { tamperedEntries } from '../fixtures/audit-log/tampered-entries.ts'
import { tamperedEnds, tamperedLinks } from '../fixtures/audit-log/tampered-links.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const hour = 3_600_000
const tamperings = { ...tamperedEntries, ...tamperedLinks }

contractSuite('a tampered audit log', (bench) => {
  let log: SealedLog
  let head: ChainPlace

  /** Two days of entries by several people, some of whom are deleted or joined meanwhile. */
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T08:00:00Z') })
    const history = auditHistory(bench.open)
    await history.empty()
    for (let number = 0; number < 36; number += 1) {
      const user = `person-${number % 7}@people.test`
      const actor = `clerk-${number % 3}@people.test`
      await history.record({ actor, subject: `subject-${number}`, user })
      if (number % 4 === 3) await history.seal()
      if (number === 19) await history.forget('person-2@people.test')
      if (number === 23) await history.join('person-4@people.test', 'person-5@people.test')
      if (number === 31) await history.forget('clerk-1@people.test')
      vi.setSystemTime(Date.now() + hour)
    }
    await history.seal()
    await history.record({ actor: 'clerk-0@people.test', subject: 'the last', user: 'nobody' })
    await history.seal()
    log = await readLog(bench.open.db)
    head = await readHead(bench.open.db)
    vi.useRealTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Tampers, lets the portal go on, verifies, and undoes it all. */
  async function faultAfter(
    tamper: (transaction: Connection) => Promise<unknown>,
    kept?: ChainPlace,
  ): Promise<Fault | null> {
    const { db, engine } = bench.open
    const transaction = await db.startTransaction().execute()
    try {
      await tamper(transaction)
      while ((await sealBatch(transaction, engine, Date.now())) > 0);
      const { fault } = await verifyChain(transaction, { kept, now: Date.now() })
      return fault
    } finally {
      await transaction.rollback().execute()
    }
  }

  const chanceOf = (picks: readonly number[]): Chance => {
    let at = 0
    const next = (count: number) => (picks[at++ % picks.length] ?? 0) % count
    const of = <Item>(items: readonly Item[]) => items[next(items.length)] as Item
    return {
      of,
      twoOf(items) {
        const first = of(items)
        return [first, of(items.filter((item) => item !== first))]
      },
    }
  }
  const picks = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 })

  it('TRU-5 verify finds nothing in it before', async () => {
    const verdict = await verifyChain(bench.open.db, { now: Date.now() })
    expect(verdict).toMatchObject({ fault: null, head: { position: head.position } })
    expect(verdict.rewritten).toBeGreaterThan(10)
  })

  it('TRU-5 verify finds each of 1,000 random tamperings', async () => {
    const tried = new Set<string>()
    const isFound = fc.asyncProperty(
      fc.constantFrom(...Object.keys(tamperings)),
      picks,
      async (name, choices) => {
        const fault = await faultAfter(async (transaction) =>
          tamperings[name]?.(transaction, log, chanceOf(choices)),
        )
        expect(fault).not.toBeNull()
        tried.add(name)
      },
    )
    await fc.assert(isFound, { numRuns: 1000 })
    expect([...tried].toSorted()).toEqual(Object.keys(tamperings).toSorted())
  }, 240_000)

  it('TRU-5 a head that was kept outside finds a log that was cut short or made anew', async () => {
    const isFound = fc.asyncProperty(
      fc.constantFrom(...Object.keys(tamperedEnds)),
      picks,
      async (name, choices) => {
        const fault = await faultAfter(
          async (transaction) => tamperedEnds[name]?.(transaction, log, chanceOf(choices)),
          head,
        )
        expect(fault).not.toBeNull()
      },
    )
    await fc.assert(isFound, { numRuns: 100 })
  }, 120_000)

  it('TRU-5 only such a head tells that the last entry was removed, or all links made anew', async () => {
    const [last] = log.links.slice(-1)
    const cut = async (db: Connection) => {
      await db.deleteFrom('audit_links').where('position', '=', Number(last?.position)).execute()
      await db
        .deleteFrom('audit_log')
        .where('id', '=', last?.audit_id ?? '')
        .execute()
    }
    expect(await faultAfter(cut)).toBeNull()
    expect(await faultAfter(cut, head)).toEqual({ kind: 'ends-early', position: head.position })
    const remake = async (db: Connection) => {
      await db.deleteFrom('audit_links').execute()
      await db.updateTable('audit_log').set({ position: null }).execute()
    }
    expect(await faultAfter(remake)).toBeNull()
    const [middle] = log.links.slice(8, 9)
    const kept = { position: Number(middle?.position), hash: middle?.hash ?? '' }
    expect(await faultAfter(remake, kept)).toEqual({ kind: 'other-head', position: kept.position })
  })
})
