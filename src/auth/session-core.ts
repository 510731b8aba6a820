import { proxy } from 'valtio/vanilla'
import type { CurrentUser } from '../contract/membership.ts'
import type { SignedIn } from './msal-client.ts'
import { createMsalStart } from './msal-start.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import type { SessionState } from './session.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import { SignInFailure } from './sign-in-failure.ts'
import { createTokenHolder } from './token-holder.ts'
import { userFromClaims } from './user-from-claims.ts'

/** State of the session and the steps between its states; what triggers them is in the other files. */
export function createSessionCore(dependencies: SessionDependencies) {
  const { local, analytics, page } = dependencies
  const { start, startAfresh } = createMsalStart(dependencies)
  const tokens = createTokenHolder(dependencies.cookie, dependencies.now)
  const state = proxy<SessionState>({
    didInitialCheck: false,
    user: null,
    requiresReAuthentication: false,
    authenticating: false,
  })

  let ended = false

  return {
    state,
    start,
    startAfresh,
    /** Whether the session was ended on this page: what the provider still answers changes nothing. */
    hasEnded: () => ended,
    tokens,
    remembered: () => rememberedUser(local),

    /** No account: unauthenticated. The user's data stay on the device, because this is no sign-out. */
    beGuest() {
      tokens.drop()
      state.user = null
      state.requiresReAuthentication = true
    },

    /** Signed in on this device alone, for as long as the provider cannot be asked (AUT-12). */
    beLocal(user: CurrentUser, requiresReAuthentication: boolean) {
      state.user = user
      state.requiresReAuthentication = requiresReAuthentication
    },

    /**
     * A token came: the user is initialised.
     * @throws SignInFailure for claims without a user
     */
    accept(signedIn: SignedIn): CurrentUser {
      const user = userFromClaims(signedIn.claims)
      if (!user || ended) throw new SignInFailure('refused')
      tokens.hold(signedIn.token, signedIn.expiresAt)
      rememberUser(local, user)
      state.user = user
      state.requiresReAuthentication = false
      analytics.identify(user)
      return user
    },

    /**
     * Ends the session on this device; the page is left by the caller.
     * @param isWish whether the user signed out, here or in another tab; else what is not sent yet stays
     */
    async end(isWish: boolean): Promise<void> {
      const { user } = state
      ended = true
      tokens.drop()
      state.user = null
      state.requiresReAuthentication = true
      local.clearPrivate()
      analytics.clear()
      await dependencies.clearDevice(isWish && user ? { ...user } : null)
    },

    /** AUT-5: sign-out without asking the provider, then `/`. */
    async expire(): Promise<void> {
      await this.end(false)
      await this.leave()
    },

    /** Drops the provider's account from this device, then `/`. */
    async leave(): Promise<void> {
      try {
        await (await start()).client.forget()
      } catch {
        page.wipeMsalCache()
      }
      page.leave('/')
    },
  }
}
export type SessionCore = ReturnType<typeof createSessionCore>
