/** PRF-3. One message for the form and the server. */
export const websiteMessage = 'Please enter a valid website'

const scheme = /^https?:\/\//i
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const host = new RegExp(`^(?:${label}\\.)+\\p{L}[\\p{L}\\p{N}-]{1,62}$`, 'u')

/**
 * Whether a text is a website: optional http(s) scheme, a domain name with any number of
 * sub-domains, optional port, path, query and fragment; no user info, no spaces, no IP address.
 * Accepts everything that the specification's own pattern accepts, and long or national TLDs too.
 */
export function isWebsite(value: string): boolean {
  const text = value.trim()
  if (!text || /\s/u.test(text)) return false
  const [authority = ''] = text.replace(scheme, '').split(/[/?#]/u, 1)
  return host.test(authority.replace(/:\d{1,5}$/u, '')) && websiteHref(text) !== null
}

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
