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
  const { actor, action, subject, details = {} } = entry
  await transaction
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      created_at: new Date().toISOString(),
      actor,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute()
}
