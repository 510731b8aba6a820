import type { Database } from '../tables.ts'

/** A table with rows about somebody. */
export type PersonalTable = {
  readonly table: keyof Database
  /** Holds the id of the user or the account. */
  readonly column: string
  /** Would let whoever reads it act as them. */
  readonly secret?: readonly string[]
}

/**
 * Everything that is kept about somebody under their id, the user first. A test walks the tables of
 * the database for one that is missing here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'users', column: 'id' },
  { table: 'accounts', column: 'id', secret: ['password_hash'] },
  { table: 'memberships', column: 'user_id' },
  { table: 'operators', column: 'user_id' },
  { table: 'affiliate_claims', column: 'user_id' },
  { table: 'benefit_claimants', column: 'user_id' },
  { table: 'module_completions', column: 'user_id' },
  { table: 'idempotency_keys', column: 'user_id', secret: ['fingerprint', 'claim'] },
  { table: 'action_tokens', column: 'account_id', secret: ['hash'] },
  { table: 'session_browsers', column: 'account_id', secret: ['uid'] },
  {
    table: 'address_changes',
    column: 'account_id',
    secret: ['new_hash', 'present_hash'],
  },
  {
    table: 'oidc_payloads',
    column: 'account_id',
    secret: ['id', 'payload', 'grant_id', 'uid'],
  },
]
