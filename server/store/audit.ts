import { randomUUID } from 'node:crypto'
import type { Connection } from './engine.ts'

export type AuditEntry = {
  /** E-mail address of an operator, or the account that ran the command line. */
  actor: string
  /** `noun.verb`, such as `credential.approve`. */
  action: string
  /** What it was done to: a slug, a brand, the id of a user. */
  subject: string
  details?: Readonly<Record<string, unknown>>
}

/** Records who did what and when; to be called in the transaction that does it. */
export async function recordAudit(transaction: Connection, entry: AuditEntry): Promise<void> {
  await auditInsert(transaction, entry).execute()
}

/** The query that records it, for a transaction that the caller does not open. */
export function auditInsert(db: Connection, entry: AuditEntry) {
  const { actor, action, subject, details = {} } = entry
  return db.insertInto('audit_log').values({
    id: randomUUID(),
    created_at: new Date().toISOString(),
    actor,
    action,
    subject,
    details: JSON.stringify(details),
  })
}

/**
 * Entries of the audit log, newest first.
 * @param since ISO 8601 in UTC; undefined: from the beginning
 * @param limit rows
 */
export function listAudit(
  db: Connection,
  { since, limit }: { since?: string | undefined; limit: number },
) {
  return db
    .selectFrom('audit_log')
    .select(['created_at as createdAt', 'actor', 'action', 'subject', 'details'])
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
