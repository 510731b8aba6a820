import { validatePath } from './return-to.ts'

/** What of a page's storage and address tells of an account; `window` has it. */
type Surroundings = {
  localStorage: Storage
  sessionStorage: Storage
  location: { pathname: string }
}

/**
 * Whether MSAL has anything to say on this page, found without loading it (AUT-11): a cached account,
 * a redirect under way, or the redirect URI itself. Keys of msal-browser 5.
 * @param page `window`, or what stands in for it
 */
export function mayHaveAccount(page: Surroundings): boolean {
  if (page.location.pathname === validatePath) return true
  try {
    return [page.localStorage, page.sessionStorage].some((area) =>
      Object.keys(area).some((key) =>
        /^msal\.(?:(?:\d+\.)?account\.keys|interaction\.status)$/.test(key),
      ),
    )
  } catch {
    return false
  }
}
