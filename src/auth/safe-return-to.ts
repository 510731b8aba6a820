import { signedInHome, validatePath } from './return-to.ts'

/**
 * Where to go after a sign-in: only ever a path of this portal, so that a link to the portal
 * cannot send a user who just typed a password to another site.
 * @param wish path with query and fragment; anything else, and the sign-in pages themselves, give the home
 * @returns a path of this portal
 */
export function safeReturnTo(wish: string | null | undefined): string {
  // Browsers drop tabs and line breaks and read '\' as '/', so '/\t/evil' and '/\evil' leave the portal.
  if (!wish || !/^\/(?!\/)/.test(wish) || /[\\\p{Cc}]/u.test(wish)) return signedInHome
  const base = 'https://portal.invalid'
  if (!URL.canParse(wish, base)) return signedInHome
  const url = new URL(wish, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return signedInHome
  if (url.pathname === validatePath || url.pathname === '/login') return signedInHome
  return url.pathname + url.search + url.hash
}
