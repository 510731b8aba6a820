import { domainToASCII } from 'node:url'
import { websiteHref } from '#src/contract/website-href.ts'
import { isPublicMailDomain } from './public-mail-domains.ts'

/**
 * Whether an e-mail address proves that its holder speaks for a website (ORG-3): it is verified and
 * its domain is the website's own, which nobody can have by signing up somewhere.
 * @param website as stored, with or without scheme; empty where none is known
 */
export function provesClaim(
  user: { email: string; emailVerified: boolean },
  website: string,
): boolean {
  if (!user.emailVerified) return false
  // The form in which URLs name their hosts: lower case, national letters as `xn--…`.
  const domain = domainToASCII(user.email.split('@').at(-1) ?? '')
  const href = websiteHref(website)
  if (!domain || !href) return false
  const host = new URL(href).hostname.replace(/^www\./, '')
  return domain === host && !isPublicMailDomain(domain)
}
