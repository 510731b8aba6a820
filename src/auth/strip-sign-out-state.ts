/**
 * Takes out of the address what the identity provider leaves there after a sign-out: `/?state=…`,
 * which has no meaning to the portal.
 * @param window of the page
 */
export function stripSignOutState({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): void {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  if (pathname !== '/' || !query.has('state')) return
  query.delete('state')
  const rest = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', pathname + rest + hash)
}
