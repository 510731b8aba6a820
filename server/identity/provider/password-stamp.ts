import type { InteractionResults } from 'oidc-provider'
import type { Account } from '../accounts/account-store.ts'

/**
 * The result of a sign-in with an account's password. oidc-provider carries `acr` from there through
 * the session, the code and each refresh token; ours says which password was given, by the time when
 * it was set. So whatever an earlier password opened stays without a way to tokens, even where it was
 * on its way (a sign-in that was never followed to its end, a session written back by a request under
 * way) while a new password was set.
 * @param remember whether the session outlives the browser's own
 */
export function signedInWith(account: Account, remember: boolean): InteractionResults {
  return {
    login: { accountId: account.id, acr: account.tokens_valid_from, remember },
  }
}

/** Whether a session, code or refresh token comes from the password that the account has now. */
export function isOfPassword(opened: { acr?: string | undefined }, account: Account): boolean {
  return opened.acr === account.tokens_valid_from
}
