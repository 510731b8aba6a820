import { oneLine } from './one-line.ts'
import { scheme, websiteHref } from './website-href.ts'

/** PRF-3. One message for the form and the server. */
export const websiteMessage = 'Please enter a valid website'

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
/** Names below a domain may have an underscore, which none that is registered has. */
const below = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]{0,61}[\\p{L}\\p{N}_])?'
const host = new RegExp(`^(?:${below}\\.)*${label}\\.\\p{L}[\\p{L}\\p{N}-]{1,62}$`, 'u')
const parts = /^(https?:\/\/)?([^/?#:]*)(.*)$/iu

/**
 * A website in its normal form (KEEP-3): nothing unseen in it, its host in ordinary letters and dots as
 * a Japanese keyboard gives others, and without the dot that ends a full domain name, or a blank before that.
 */
export function plainWebsite(value: string): string {
  return oneLine(value).replace(parts, (_all, start = '', name: string, rest: string) => {
    const plain = name.normalize('NFKC').replaceAll('\u3002', '.')
    return start + plain.replace(/(?<=[^.\s])\s*\.$/u, '') + rest
  })
}

/**
 * Whether a text is a website: optional http(s) scheme, a domain name with any number of
 * sub-domains, optional port, path, query and fragment; no user info, no spaces, no IP address.
 * Accepts everything that the specification's own pattern accepts, and long or national TLDs too.
 */
export function isWebsite(value: string): boolean {
  const text = plainWebsite(value)
  if (!text || /\s/u.test(text)) return false
  const [authority = ''] = text.replace(scheme, '').split(/[/?#]/u, 1)
  return host.test(authority.replace(/:\d{1,5}$/u, '')) && websiteHref(text) !== null
}
