const keyOf = (part: string): string => `reloaded-for:${part}`

/**
 * Whether the page may reload to get a missing part: once, until the part has been loaded.
 * False where that cannot be stored, because the page would then reload for ever.
 * @param part name of the missing chunk
 * @returns whether it may
 */
export function claimReload(part: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(part)) !== null) return false
    sessionStorage.setItem(keyOf(part), 'yes')
    return true
  } catch {
    return false
  }
}

/**
 * Allows one more reload for a part: it was loaded, or the user tries again.
 * @param part name of the chunk
 */
export function forgetReload(part: string): void {
  try {
    sessionStorage.removeItem(keyOf(part))
  } catch {
    // Nothing was remembered either.
  }
}
