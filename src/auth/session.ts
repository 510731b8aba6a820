import type { Environment } from '../contract/environment.ts'
import type { CurrentUser } from '../contract/membership.ts'
import type { SignInOption } from '../lib/sign-in-links.ts'

/** What screens may show of the session. */
export type SessionState = {
  didInitialCheck: boolean
  user: CurrentUser | null
  /** No user is signed in, or the user is known on this device only and the server wants a new sign-in. */
  requiresReAuthentication: boolean
  /** Busy with the identity provider: 'Please wait...' (AUT-4). */
  authenticating: boolean
}

/** Who uses the portal, and the token that proves it. */
export type Session = {
  readonly state: SessionState
  /** Calls back when the state has changed. @returns what ends it */
  follow(changed: () => void): () => void
  /** Resolves when the first authentication check is done (RTE-4). Never rejects. */
  ready(): Promise<void>
  /** @returns the bearer token; null for a guest, and while no token can be had. Never rejects. */
  token(): Promise<string | null>
  /**
   * A new token whatever the old one says; empty on a page that gets no user.
   * @throws ProblemError 'No idToken during refresh.' when there is none
   */
  refreshToken(): Promise<string>
  /**
   * The work of /auth/validate (AUT-3): finishes a redirect, else silent sign-in, else interactive.
   * @param returnTo where the user was going; anything but a path of this portal is ignored
   * @param isAnew whether a user who is signed in proves anew who they are
   * @returns where to go now, or 'redirecting' while the page is being left
   * @throws ProblemError `sign-in-cancelled` (the user pressed Cancel), `sign-in-failed`, or status 0 without a network
   */
  validate(
    option: SignInOption,
    returnTo: string | null,
    isAnew?: boolean,
  ): Promise<{ to: string } | 'redirecting'>
  /**
   * Leaves for the identity provider as a link to /auth/validate would, or for where the user was going
   * when nobody has to sign in.
   * @param query of the link; with `prompt=login` (`sign-in-anew.ts`) everybody has to
   * @param identity settings of the provider
   * @throws whatever keeps it from leaving; then the link is to be followed
   */
  signIn(query: string, identity: Environment['identity']): Promise<void>
  /** Clears the token, the user's data on the device and the analytics identity, then leaves for `/`. */
  logout(): Promise<void>
}

/** The session of a page that may have a user. */
export type UserSession = Session & {
  /**
   * Where a sign-in leads that has come back to this page. Never rejects.
   * @returns null where none has, or where /auth/validate has something to say about it
   */
  arrival(): Promise<string | null>
  /** Has the next renewal of the token read anew what other tabs have signed in with meanwhile. */
  startAfresh(): void
}
