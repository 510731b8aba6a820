export type Policy = 'login' | 'register' | 'reset'

export type Claims = Readonly<Record<string, unknown>>

/** A token and whose it is. */
export type SignedIn = {
  token: string
  /** ms since the epoch */
  expiresAt: number
  claims: Claims
  /** What `redirect` was given, when this is the answer to it. */
  returnTo: string | null
}

export type RedirectWish = {
  /** Whether the portal's server answers: more is not known of a provider elsewhere. */
  isThere: Promise<boolean>
  /** Whether the provider asks who it is though it knows. */
  isAnew: boolean
}

/** What the session needs of MSAL: small, so that it can be stood in for. Rejects with SignInFailure. */
export type MsalClient = {
  /** Finishes a redirect; must be called before anything else. @param hash of the address at page load */
  finishRedirect(hash: string): Promise<SignedIn | null>
  /** Claims of the cached account, null when there is none. */
  account(): Claims | null
  /** A token without showing anything; `fresh`: not the cached one. */
  silent(options: { fresh: boolean }): Promise<SignedIn>
  /**
   * Leaves for the identity provider, but not for where nothing answers.
   */
  redirect(policy: Policy, returnTo: string, wish: RedirectWish): Promise<void>
  /** Leaves for the identity provider, for the cached account. */
  renew(returnTo: string): Promise<void>
  /** Leaves through the provider's sign-out for `/`. */
  signOut(): Promise<void>
  /** Drops the cached account without asking the provider. */
  forget(): Promise<void>
}
