/** Who may sign in at the embedded identity provider. */
export type AccountTable = {
  /** Random UUID; subject of the tokens. */
  id: string
  /** The address as it was typed. */
  email: string
  /** The address in the form in which it is unique among confirmed accounts. */
  email_key: string
  verified_at: string | null
  /** PHC string: algorithm, parameters, salt and hash. */
  password_hash: string
  first_name: string
  last_name: string
  /** 1 until the first token after the sign-up has been issued. */
  newcomer: number
  /** Access tokens from before this time are refused; set when the password is reset. */
  tokens_valid_from: string
  created_at: string
  /** Tag of the language in which the person used the pages last; null: not known. */
  language: string | null
}

/** What oidc-provider stores: sessions, grants, codes, refresh tokens, interactions. */
export type OidcPayloadTable = {
  model: string
  id: string
  payload: string
  grant_id: string | null
  uid: string | null
  account_id: string | null
  consumed_at: string | null
  expires_at: string | null
}

/** Keys of this installation, made once. */
type IdentitySecretTable = { name: string; value: string; created_at: string }

/** Links that were mailed; the token itself is not stored. */
export type ActionTokenTable = {
  /** SHA-256 of the token, hexadecimal. */
  hash: string
  purpose: 'verify' | 'reset'
  account_id: string
  used_at: string | null
  expires_at: string
}

/** Failures that are counted against guessing and spam. */
export type AttemptTable = {
  /** SHA-256 of what is counted: an address of the net or of a mailbox. */
  key: string
  failures: number
  blocked_until: string
  updated_at: string
}

/** In which browser a session of the provider began; nothing that tells one person's from another's. */
export type SessionBrowserTable = {
  /** `uid` of the session. */
  uid: string
  account_id: string
  /** Family of the browser and of its system, such as 'Firefox' and 'Windows'; null: not known. */
  browser: string | null
  system: string | null
  /** When it was ended from the account page: what a request under way writes back counts no more. */
  ended_at: string | null
}

/** An address that an account is to have; at most one for each. */
export type AddressChangeTable = {
  account_id: string
  email: string
  email_key: string
  /** `email_key` of the account as it was asked for. */
  present_key: string
  /** `tokens_valid_from` of the account then: a new password ends the change. */
  password_set: string
  /** SHA-256 of the secrets in the links; none for a present address that was never confirmed. */
  new_hash: string
  present_hash: string | null
  /** When each address agreed. */
  new_agreed_at: string | null
  present_agreed_at: string | null
  expires_at: string
}

export type IdentityTables = {
  accounts: AccountTable
  oidc_payloads: OidcPayloadTable
  identity_secrets: IdentitySecretTable
  action_tokens: ActionTokenTable
  identity_attempts: AttemptTable
  session_browsers: SessionBrowserTable
  address_changes: AddressChangeTable
}
