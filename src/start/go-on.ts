import { validatePath } from '../auth/return-to.ts'
import type { UserSession } from '../auth/session.ts'
import { isConsolePath } from '../lib/console-path.ts'
import type { Data } from '../data/data.ts'

/** Whether a page was opened by the identity provider, with what a sign-in has come to. */
export function bringsAnswer({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): boolean {
  return pathname === validatePath && new URLSearchParams(hash.slice(1)).has('code')
}

/**
 * Goes to where a sign-in leads that has come back, before any screen is drawn: the one of /auth/validate
 * would only be made live to be left, in the time in which the next one can be got ready (AUT-3). It stays,
 * and says why, where the sign-in did not work.
 */
export async function goOn(page: {
  data: Data
  session: UserSession
  host: string
}): Promise<void> {
  const { data, session, host } = page
  // What most people come for, while the provider gives the token. The screen tells of what fails.
  import('../features/manage/manage-screen.tsx').catch(() => {})
  data.catalogue.readAhead()
  const [to, brand] = await Promise.all([session.arrival(), data.portal.brand(host)])
  if (to === null) return
  if (isConsolePath(to)) {
    window.location.replace(to)
    // The page is being left.
    return new Promise(() => {})
  }
  await data.affiliate.linkAffiliate(brand.name)
  history.replaceState(history.state, '', to)
}
