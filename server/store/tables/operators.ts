import type { ColumnType } from 'kysely'
import type { OperatorRole } from '#src/contract/operate/operator-role.ts'

/** PostgreSQL's client reads a bigint as text. */
type Position<Missing = never> = ColumnType<
  number | string | Missing,
  number | Missing,
  number | Missing
>

/** What operators may do, and for which brand. */
type OperatorRoleTable = {
  user_id: string
  role: OperatorRole
  /** Id of a brand, or `*` for all. */
  brand: string
  created_at: string
}

/** Links by which somebody becomes an operator; each works once. */
type OperatorInvitationTable = {
  /** SHA-256 of what the link carries, hexadecimal. */
  code_hash: string
  role: OperatorRole
  /** Id of a brand, or `*` for all. */
  brand: string
  /** As in the audit log. */
  invited_by: string
  /** Who made it; null: whoever runs the command line. */
  user_id: string | null
  expires_at: string
}

/** What was done by or for the operator; rows are only ever added, and only names of people erased. */
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
  /** Of the link that vouches for it; null until it has one, and once it was written anew. */
  position: Position<null | undefined>
  /** Where it was written anew and waits for a link: the id of the entry that says why. */
  rewritten_for: string | null
  /** 16 bytes each, in hex; null until there is a link, and once the text has been replaced. */
  actor_salt: string | null
  subject_salt: string | null
  details_salt: string | null
}

/** The chain over the audit log; rows are only ever added. See `Link`. */
type AuditLinkTable = {
  /** From 1 on, without gaps. */
  position: Position
  audit_id: string
  replaces: Position<null>
  because: string | null
  actor_digest: string
  subject_digest: string
  details_digest: string
  sealed_at: string
  hash: string
}

/** By which ids and addresses entries of the audit log are found, folded. */
type AuditWordTable = { word: string; audit_id: string }

export type OperatorTables = {
  operator_roles: OperatorRoleTable
  operator_invitations: OperatorInvitationTable
  audit_log: AuditTable
  audit_links: AuditLinkTable
  audit_words: AuditWordTable
}
