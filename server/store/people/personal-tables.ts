import type { Database } from '../tables.ts'

/** A table with rows about a person. */
export type PersonalTable = {
  readonly table: keyof Database
  /** Holds the id of the user or the account. */
  readonly column: string
  /** Would let a reader act as them, or tells of somebody else. */
  readonly secret?: readonly string[]
  /**
   * What becomes of the rows when the account is joined to another one of the same person: they end
   * with it, or all are the other's from then on, or as far as it has none with the same in these columns. Without columns there is one row at most.
   */
  readonly joined: 'ends' | 'all' | readonly string[]
}

/**
 * Everything that is stored about a person under their id, the user first. A test walks the tables of
 * the database for one that is missing here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'users', column: 'id', joined: 'ends' },
  { table: 'accounts', column: 'id', secret: ['password_hash'], joined: 'ends' },
  { table: 'memberships', column: 'user_id', joined: ['organisation_id'] },
  { table: 'buyer_members', column: 'user_id', joined: ['buyer_id'] },
  // Notes that they wrote.
  { table: 'shortlist_items', column: 'user_id', joined: 'all' },
  { table: 'search_subscriptions', column: 'user_id', joined: ['search_id'] },
  { table: 'follow_subscriptions', column: 'user_id', joined: ['buyer_id'] },
  { table: 'news_subscriptions', column: 'user_id', secret: ['link'], joined: [] },
  {
    // Whom a list names is its buyer's business.
    table: 'vendor_lists',
    column: 'user_id',
    secret: ['buyer_id', 'file_columns', 'fingerprint', 'holder'],
    joined: 'all',
  },
  { table: 'operator_roles', column: 'user_id', joined: ['role', 'brand'] },
  { table: 'operator_invitations', column: 'user_id', secret: ['code_hash'], joined: 'all' },
  { table: 'verification_leases', column: 'user_id', joined: 'all' },
  { table: 'queued_decisions', column: 'user_id', joined: 'all' },
  {
    // Of whom it was said, the audit log tells with their slugs.
    table: 'duplicate_dismissals',
    column: 'user_id',
    secret: ['first_id', 'second_id', 'signs'],
    joined: 'all',
  },
  { table: 'check_files', column: 'user_id', joined: 'all' },
  { table: 'brand_versions', column: 'user_id', joined: 'all' },
  { table: 'brand_drafts', column: 'user_id', joined: 'all' },
  { table: 'reports', column: 'user_id', secret: ['sender'], joined: 'all' },
  { table: 'suspensions', column: 'appealed_by', secret: ['suspended_by'], joined: 'all' },
  {
    table: 'suspensions',
    column: 'suspended_by',
    secret: ['appeal_text', 'appealed_by', 'appeal_occasion', 'appeal_note'],
    joined: 'all',
  },
  { table: 'requests', column: 'sent_by', joined: 'all' },
  { table: 'request_items', column: 'answered_by', joined: 'all' },
  { table: 'request_files', column: 'shared_by', joined: 'all' },
  { table: 'affiliate_claims', column: 'user_id', joined: ['brand_id'] },
  { table: 'benefit_claimants', column: 'user_id', joined: ['organisation_id', 'benefit'] },
  { table: 'module_completions', column: 'user_id', joined: ['response_id'] },
  {
    table: 'idempotency_keys',
    column: 'user_id',
    secret: ['fingerprint', 'claim'],
    joined: ['key'],
  },
  { table: 'events', column: 'user_id', joined: 'all' },
  { table: 'credential_statements', column: 'user_id', joined: 'all' },
  { table: 'waiting_mails', column: 'user_id', joined: 'all' },
  {
    table: 'credential_reminders',
    column: 'user_id',
    joined: ['organisation_id', 'credential_id', 'expires_on', 'step'],
  },
  { table: 'reminder_subscriptions', column: 'user_id', secret: ['link'], joined: [] },
  { table: 'calendar_feeds', column: 'user_id', secret: ['token_hash'], joined: [] },
  { table: 'action_tokens', column: 'account_id', secret: ['hash'], joined: 'ends' },
  { table: 'session_browsers', column: 'account_id', secret: ['uid'], joined: 'ends' },
  {
    table: 'address_changes',
    column: 'account_id',
    secret: ['new_hash', 'present_hash'],
    joined: 'ends',
  },
  // They never go to the account that remains: whoever signed up with its address and password would get in.
  { table: 'passkeys', column: 'account_id', secret: ['public_key', 'counter'], joined: 'ends' },
  {
    table: 'authenticator_apps',
    column: 'account_id',
    secret: ['secret', 'last_step'],
    joined: 'ends',
  },
  { table: 'recovery_codes', column: 'account_id', secret: ['hash'], joined: 'ends' },
  {
    table: 'sign_in_steps',
    column: 'account_id',
    secret: ['uid', 'password_set', 'proof'],
    joined: 'ends',
  },
  {
    table: 'oidc_payloads',
    column: 'account_id',
    secret: ['id', 'payload', 'grant_id', 'uid'],
    joined: 'ends',
  },
]
