const keyOf = (part: string): string => `reloaded-for:${part}`

/**
 * Whether the page may reload for the sake of a part that is missing: once, until the part was had.
 * False where that cannot be remembered, for it would reload for ever.
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

/** Allows one more reload for a part: it was loaded, or the user tries again. */
export function forgetReload(part: string): void {
  try {
    sessionStorage.removeItem(keyOf(part))
  } catch {
    // Nothing was remembered either.
  }
}
