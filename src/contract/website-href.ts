/** How an address of the web begins, where it says so. */
export const scheme = /^https?:\/\//i

/**
 * The address to link to, `https://` put in front where no scheme is given.
 * @returns null when the text is no http(s) address, so that no other scheme ever becomes a link.
 */
export function websiteHref(value: string): string | null {
  const text = value.trim()
  if (!text) return null
  if (
    /^[a-z][a-z0-9+.-]*:/iu.test(text) &&
    !scheme.test(text) &&
    !/^[^/]+:\d{1,5}(?:[/?#]|$)/u.test(text)
  )
    return null
  try {
    const url = new URL(scheme.test(text) ? text : `https://${text}`)
    return url.username || url.password ? null : url.href
  } catch {
    return null
  }
}
