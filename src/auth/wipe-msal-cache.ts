/**
 * Removes MSAL's cache without loading MSAL: for a sign-out while it cannot be loaded.
 * @param page `window`, or what stands in for it
 */
export function wipeMsalCache(page: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  try {
    for (const area of [page.localStorage, page.sessionStorage]) {
      for (const key of Object.keys(area)) if (key.startsWith('msal.')) area.removeItem(key)
    }
  } catch {
    // Blocked storage holds no cache.
  }
}
