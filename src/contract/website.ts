import { scheme, websiteHref } from './website-href.ts'

/** PRF-3. One message for the form and the server. */
export const websiteMessage = 'Please enter a valid website'

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
