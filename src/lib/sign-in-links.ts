export type SignInOption = 'login' | 'register'

/**
 * Where a sign-in starts. A plain address, so that it works before and without the application.
 * @param option whether the person has an account already
 * @param returnTo path on this portal to come back to; left out, the portal's own default
 * @param affiliate slug of who brought the person, stored until they have signed in
 * @returns a path of this portal
 */
export function signInHref(option: SignInOption, returnTo?: string, affiliate?: string): string {
  const query = { option, ...(returnTo && { returnTo }), ...(affiliate && { aff: affiliate }) }
  return `/auth/validate?${new URLSearchParams(query).toString()}`
}
