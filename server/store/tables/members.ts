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
}

export type MemberTables = { users: UserTable; memberships: MembershipTable }
