import { validatePath } from './return-to.ts'

/**
 * Takes the identity provider's answer out of the address. MSAL would do so by one more entry of the
 * history, and Back from there would lead to the one with the used code in it.
 * @returns the fragment
 */
export function takeAnswer({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const { pathname, search, hash } = location
  if (pathname === validatePath && hash) history.replaceState(history.state, '', pathname + search)
  return hash
}
