import type { InteractionResults } from 'oidc-provider'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Account } from '../accounts/account-store.ts'
import { hasSecondFactor } from '../factors/second-factors.ts'

/**
 * By what somebody has signed in (RFC 8176). `pop` says that a key was used and no more: whether a device
 * keeps it in hardware is not asked for. A passkey counts as two factors alone, because it is used
 * only once the person has proved themselves to the authenticator.
 */
export const signInWays = {
  password: ['pwd'],
  passwordAndCode: ['pwd', 'otp', 'mfa'],
  passwordAndPasskey: ['pwd', 'pop', 'mfa'],
  passkey: ['pop', 'mfa'],
} as const satisfies Record<string, readonly string[]>
export type SignInWay = keyof typeof signInWays

export type SignInProof = {
  way: SignInWay
  /** When it was given, in milliseconds, where that is not now. */
  at?: number
}

/**
 * The result of a sign-in to an account. oidc-provider carries `acr`, `amr` and the time from there
 * through the session, the code and each refresh token. Our `acr` says which password the account had, by
 * the time when it was set. So whatever an earlier password opened stays without a way to tokens, even
 * where it was on its way (a sign-in that was never followed to its end, a session written back by a
 * request under way) while a new password was set.
 * @param remember whether the session outlives the browser's own
 */
export function signedInWith(
  account: Account,
  remember: boolean,
  { way, at = Date.now() }: SignInProof,
): InteractionResults {
  const acr = account.tokens_valid_from
  const amr = [...signInWays[way]]
  return { login: { accountId: account.id, acr, amr, ts: Math.floor(at / 1000), remember } }
}

/** What a session, code or refresh token says of the sign-in that it comes from. */
export type Opened = { acr?: string | undefined; amr?: unknown }

/**
 * Whether a session, code or refresh token is good for an account as it is now: it comes from the present
 * password, and, where the account has a second factor, from a sign-in with one. A session from before the account
 * had one is that of whoever knew the password, and would add a factor of its own or remove this one (ACC-4).
 */
export async function isGoodFor(
  db: Kysely<Database>,
  opened: Opened,
  account: Account,
): Promise<boolean> {
  if (!isOfPassword(opened, account)) return false
  const { amr } = opened
  const hasGiven = Array.isArray(amr) && amr.includes('mfa')
  return hasGiven || !(await hasSecondFactor(db, account.id))
}

/** Whether a session, code or refresh token comes from the password that the account has now. */
function isOfPassword(opened: { acr?: string | undefined }, account: Account): boolean {
  return opened.acr === account.tokens_valid_from
}
