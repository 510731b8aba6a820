import { domainToASCII } from 'node:url'
import { ownDomain } from '../../policies/duplicate-keys.ts'

/**
 * The domain by which a vendor is known: of its website, or of a mail address. None where others have pages or
 * addresses there too.
 */
export function domainOf(typed: string): string | null {
  const text = typed.trim().replace(/^mailto:/i, '')
  const at = text.lastIndexOf('@')
  if (at < 0) return /\s/.test(text) ? null : namedDomain(text)
  // Of several addresses in one cell the last one counts.
  return namedDomain(domainToASCII(text.slice(at + 1).replace(/[>;,\s].*$/s, '')))
}

/** A word alone, and the address of a machine, are no domain of anybody. */
function namedDomain(website: string): string | null {
  const domain = ownDomain(website)
  return domain !== null && /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(domain) ? domain : null
}
