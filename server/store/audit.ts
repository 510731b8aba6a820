import { randomUUID } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { auditWordRows } from './audit-words.ts'
import type { Connection } from './engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from './keyset.ts'

export type AuditEntry = {
  /** UUID; one is made where nothing has to name the entry. */
  id?: string
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
  for (const insert of auditInserts(transaction, entry)) await transaction.executeQuery(insert)
}

/** The queries that record it, for a transaction that the caller does not open. */
export function auditInserts(db: Connection, entry: AuditEntry): CompiledQuery[] {
  const { id = randomUUID(), actor, action, subject } = entry
  const details = JSON.stringify(entry.details ?? {})
  const row = { id, created_at: new Date().toISOString(), actor, action, subject, details }
  const words = auditWordRows(id, row)
  return [
    db.insertInto('audit_log').values(row).compile(),
    ...(words.length > 0 ? [db.insertInto('audit_words').values(words).compile()] : []),
  ]
}

type ListedEntry = Required<Omit<AuditEntry, 'id' | 'details'>> & {
  createdAt: string
  details: string
}

/**
 * Entries of the audit log, newest first.
 * @param wanted `since`: ISO 8601 in UTC; undefined: from the beginning
 */
export async function listAudit(
  db: Connection,
  { since, limit, after }: PageWanted & { since?: string | undefined },
): Promise<Page<ListedEntry>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'created_at as createdAt', 'actor', 'action', 'subject', 'details'])
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
    .where(isBehind(['created_at', 'id'], after, 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.createdAt, row.id])
  return { ...page, rows: page.rows.map(({ id: _, ...row }) => row) }
}
