import { validatePath } from './return-to.ts'

/**
 * Where somebody proves anew who they are, before what cannot be undone (ACC-4): the identity provider asks
 * for password and second factor, or a passkey, though they are signed in, and the new token says when.
 * A link to it, or `session.signIn` with its query, leaves for the provider.
 * @param returnTo path on this portal to come back to
 * @returns a path of this portal
 */
export function signInAnewHref(returnTo: string): string {
  const query = { option: 'login', prompt: 'login', returnTo }
  return `${validatePath}?${new URLSearchParams(query).toString()}`
}
