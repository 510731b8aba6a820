import * as v from 'valibot'
import { instant } from '../fields.ts'

/** Entries in one answer. */
export const auditPage = 50
/** Entries in one file. */
export const mostAuditRows = 10_000

/** `noun.verb`, or a noun that stands for all of its verbs. */
export const auditAction = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z][a-z-]{0,39}(?:\.[a-z][a-z-]{0,39})?$/, 'is not an action'),
)

/** What was done by or for the operator. */
export const auditEntry = v.object({
  id: v.string(),
  at: instant,
  /** E-mail address of an operator, or the account that ran the command line. */
  actor: v.string(),
  action: v.string(),
  /** A slug, a brand, the id of a user. */
  subject: v.string(),
  /** What else matters, by name. */
  details: v.record(v.string(), v.unknown()),
})
export type AuditLogEntry = v.InferOutput<typeof auditEntry>
