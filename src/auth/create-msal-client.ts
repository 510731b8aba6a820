import {
  BrowserAuthError,
  CacheLookupPolicy,
  InteractionRequiredAuthError,
  PromptValue,
  type AuthenticationResult,
} from '@azure/msal-browser'
import type { Environment } from '../contract/environment.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { authorityOf, policyName, policyOfClaims, scopesOf } from './authority.ts'
import { takeBegun } from './early-redirect.ts'
import type { IdentityNetwork } from './identity-network.ts'
import type { MsalClient, SignedIn } from './msal-client.ts'
import { answerIn, openMsal, redirectUriOf } from './open-msal.ts'
import type { FailureKind } from './sign-in-failure.ts'

/**
 * The real MSAL behind the session's small surface (AUT-1). A chunk of its own: 56 kB.
 * @param local see `openMsal`
 * @param failure makes what its calls reject with: handed in, as a user's page has it before this chunk
 * @param known see `openMsal`
 */
export async function createMsalClient(
  identity: Environment['identity'],
  local: LocalArea,
  failure: (kind: FailureKind, cause?: unknown) => Error,
  known?: (address: string) => object | null,
): Promise<MsalClient> {
  const opened = await takeBegun()?.catch(() => null)
  const { msal, network, navigation } = opened ?? (await openMsal(identity, local, known))
  const redirectUri = redirectUriOf(window.location)
  const scopes = scopesOf(identity)
  const account = () => msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null

  async function telling<T>(work: () => Promise<T>, hash = ''): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw failure(kindOfMsal(error, network, hash), error)
    }
  }
  // The pages of the provider are in the language of the page that leads there.
  const speaking = () => ({ extraQueryParameters: { ui_locales: document.documentElement.lang } })
  const forAccount = () => {
    const cached = account()
    if (!cached) throw failure('refused')
    const policy = policyOfClaims(identity, cached.idTokenClaims ?? {})
    return { account: cached, authority: authorityOf(identity, policy), scopes, redirectUri }
  }

  return {
    finishRedirect: (hash) =>
      telling(async () => {
        const result = await msal.handleRedirectPromise(answerIn(hash))
        if (!result) return null
        msal.setActiveAccount(result.account)
        local.set('sign-in-afresh', '')
        return signedIn(result)
      }, hash),
    account: () => account()?.idTokenClaims ?? null,
    async silent({ fresh }) {
      const request = forAccount()
      const cacheLookupPolicy = fresh
        ? CacheLookupPolicy.RefreshToken
        : // No hidden frames: a dead refresh token fails at once instead of after ten seconds.
          CacheLookupPolicy.AccessTokenAndRefreshToken
      return telling(async () =>
        signedIn(await msal.acquireTokenSilent({ ...request, cacheLookupPolicy })),
      )
    },
    redirect: (policy, returnTo, { isThere, isAnew }) =>
      telling(() => {
        navigation.isThere = isThere
        const authority = authorityOf(identity, policyName(identity, policy))
        const isAsked = isAnew || local.get('sign-in-afresh')
        const prompt = isAsked ? { prompt: PromptValue.LOGIN } : {}
        const request = { scopes, redirectUri, authority, state: returnTo, ...prompt }
        return msal.loginRedirect({ ...request, ...speaking() }).catch(unlessBack)
      }),
    async renew(returnTo) {
      const request = { ...forAccount(), ...speaking(), state: returnTo }
      return telling(() => msal.acquireTokenRedirect(request))
    },
    signOut: () => telling(async () => msal.logoutRedirect({ account: account(), ...speaking() })),
    forget: () => telling(() => msal.clearCache()),
  }
}

function signedIn(result: AuthenticationResult): SignedIn {
  return {
    token: result.accessToken || result.idToken,
    expiresAt: result.expiresOn?.getTime() ?? 0,
    claims: result.idTokenClaims as Record<string, unknown>,
    returnTo: result.state ?? null,
  }
}

/** Back from the provider's form may show the page again as it was left: nothing has failed there. */
function unlessBack(error: unknown): void {
  const isBack = error instanceof BrowserAuthError && error.errorCode === 'user_cancelled'
  if (!isBack) throw error
}

/** MSAL may shorten the provider's text, so that the hash is read as well. */
function kindOfMsal(error: unknown, network: IdentityNetwork, hash: string): FailureKind {
  const text = `${error instanceof Error ? error.message : ''} ${hash}`
  if (text.includes('AADB2C90118')) return 'forgot-password'
  if (text.includes('AADB2C90091')) return 'cancelled'
  if (network.failed()) return 'network'
  const lost =
    error instanceof InteractionRequiredAuthError && error.errorCode !== 'no_tokens_found'
  return lost ? 'interaction' : 'refused'
}
