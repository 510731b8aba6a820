import type { ColumnType } from 'kysely'

/** PostgreSQL's client reads a bigint as text. */
type Counter = ColumnType<number | string, number, number>

/** A key with which an account is signed in to without its password, or beside it. */
export type PasskeyTable = {
  /** As the authenticator named it, base64url. */
  credential_id: string
  account_id: string
  /** Host on which it was made: browsers offer it there alone. */
  rp_id: string
  /** COSE key, base64url. */
  public_key: string
  /** Signatures as the authenticator counts them; 0 where it does not. */
  counter: Counter
  /** JSON: ways in which browsers reach the authenticator. */
  transports: string
  device_type: 'singleDevice' | 'multiDevice'
  /** 1: a copy is kept by whoever syncs it. */
  backed_up: number
  /** By which the person knows it again. */
  name: string
  created_at: string
  last_used_at: string | null
}

/** The app that shows codes (TOTP); at most one for each account, and only once its first code was right. */
type AuthenticatorAppTable = {
  account_id: string
  /** Base32. It can be read: the server computes codes with it. */
  secret: string
  confirmed_at: string
  /** Period of the newest code that was taken; neither it nor an earlier one counts again. */
  last_step: number
}

/** What signs in once where passkey and app are lost. */
type RecoveryCodeTable = {
  account_id: string
  /** SHA-256 of account and code, hexadecimal. */
  hash: string
  created_at: string
  used_at: string | null
}

/** What an authenticator has to sign; gone with its first use. */
type PasskeyChallengeTable = {
  challenge: string
  purpose: 'sign-in' | 'confirm' | 'add'
  /** `uid` of the sign-in under way, or of the session. */
  bound_to: string
  expires_at: string
}

/** A sign-in of which the password was right, and what came after. */
export type SignInStepTable = {
  /** `uid` of the interaction. */
  uid: string
  account_id: string
  /** `tokens_valid_from` of the account then: a new password ends the sign-in. */
  password_set: string
  /** 1: the session is to outlive the browser's own. */
  remember: number
  /** SHA-256 of what was given as second factor: a form that a double tap sends twice is answered twice. */
  proof: string | null
  proved_at: string | null
  expires_at: string
}

export type SecondFactorTables = {
  passkeys: PasskeyTable
  authenticator_apps: AuthenticatorAppTable
  recovery_codes: RecoveryCodeTable
  passkey_challenges: PasskeyChallengeTable
  sign_in_steps: SignInStepTable
}
