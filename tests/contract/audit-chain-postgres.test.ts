import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyChain } from '#server/store/audit-chain/verify-chain.ts'
import { recordAudit } from '#server/store/audit.ts'
import { openDatabase, type OpenDatabase } from '#server/store/database.ts'
import { forgetInAudit } from '#server/store/people/audit-of-person.ts'
import { auditHistory, type AuditHistory } from '../fixtures/audit-log/history.ts'
import { engines, type TestEngine } from '../fixtures/engines.ts'

const [, postgres] = engines
const [ann, bob, olga] = ['ann.1@people.test', 'bob.1@people.test', 'olga@operator.test']

/** SQLite has one writer at a time. */
describe.skipIf(!postgres)('transactions beside one another on the audit log', () => {
  let engine: TestEngine
  let open: OpenDatabase
  let history: AuditHistory

  beforeAll(async () => {
    if (!postgres) return
    engine = await postgres.start()
    open = await openDatabase(await engine.migratedPlace())
    history = auditHistory(open)
  })
  afterAll(async () => {
    await open.close()
    await engine.stop()
  })
  beforeEach(async () => {
    await history.empty()
    await history.record({ actor: ann, subject: 'one', user: bob })
  })

  /** Erases a name in a transaction that stays open. */
  async function forgetting(name: string) {
    const transaction = await open.db.startTransaction().execute()
    const id = randomUUID()
    const rewritten = await forgetInAudit(transaction, [name], id)
    const entry = { id, actor: 'root', action: 'user.delete', subject: 'somebody' }
    await recordAudit(transaction, { ...entry, details: { rewritten } })
    return transaction
  }
  const verdict = () => verifyChain(open.db, { now: Date.now() })

  it('TRU-5 leaves an entry alone that somebody erases at this moment, and seals it afterwards', async () => {
    const erasure = await forgetting(ann)
    expect(await history.seal()).toBe(0)
    await erasure.commit().execute()
    expect(await history.seal()).toBe(2)
    expect(await verdict()).toMatchObject({ fault: null, entries: 2, unsealed: { count: 0 } })
  })

  it('TRU-5 seals no erasure before the reason for it, also while that is erased itself', async () => {
    await history.seal()
    await history.forget(ann)
    const erasure = await forgetting(olga)
    expect(await history.seal()).toBe(0)
    expect(await verdict()).toMatchObject({ fault: null, entries: 1, unsealed: { count: 2 } })
    await erasure.commit().execute()
    expect(await history.seal()).toBe(3)
    expect(await verdict()).toMatchObject({ fault: null, entries: 3, rewritten: 1 })
  })

  it('API-8 TRU-5 of two people who are erased from one entry at once neither comes back', async () => {
    await history.seal()
    const first = await forgetting(ann)
    const second = history.forget(bob)
    await vi.waitFor(async () => {
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      expect((await waiting.execute(open.db)).rows).not.toEqual([])
    })
    await first.commit().execute()
    await second
    const texts = JSON.stringify(await open.db.selectFrom('audit_log').selectAll().execute())
    expect(texts).not.toContain(ann)
    expect(texts).not.toContain(bob)
    await history.seal()
    expect(await verdict()).toMatchObject({ fault: null, entries: 3, rewritten: 2 })
  })
})
