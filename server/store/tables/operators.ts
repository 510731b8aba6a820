/** Who may look after every organisation over the API. */
type OperatorTable = { user_id: string; created_at: string }

/** What was done by or for the operator; rows are only ever added. */
type AuditTable = {
  id: string
  /** ISO 8601, UTC. */
  created_at: string
  /** E-mail address of an operator, or the account that ran the command line. */
  actor: string
  /** `noun.verb`, such as `credential.approve`. */
  action: string
  /** What it was done to: a slug, a brand, the id of a user. */
  subject: string
  /** JSON object with what else matters. */
  details: string
}

/** By which ids and addresses entries of the audit log are found, folded. */
type AuditWordTable = { word: string; audit_id: string }

export type OperatorTables = {
  operators: OperatorTable
  audit_log: AuditTable
  audit_words: AuditWordTable
}
