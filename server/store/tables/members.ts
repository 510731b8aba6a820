/** A user, as the last token with changed claims described them. */
type UserTable = {
  /** Subject of the identity provider. */
  id: string
  email: string
  email_verified: number
  first_name: string
  last_name: string
  created_at: string
  updated_at: string
}

type MembershipTable = {
  id: string
  user_id: string
  organisation_id: string
  relationship: 'OWNER' | 'EMPLOYEE'
  created_at: string
  accepted_at: string | null
  /** When the owners were reminded that it waits for them; null: not yet. */
  reminded_at: string | null
}

/** How long a claim on which an operator has decided had waited for that; of whom is not kept. */
type ClaimWaitTable = { id: string; waiting_since: string; decided_at: string }

export type MemberTables = {
  users: UserTable
  memberships: MembershipTable
  claim_waits: ClaimWaitTable
}
