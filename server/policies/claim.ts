import { domainToASCII } from 'node:url'
import { websiteHref } from '#src/contract/website-href.ts'
import { isPublicMailDomain } from './public-mail-domains.ts'

/** A website as stored, with or without scheme, empty where none is known; and who stands for it. */
type StoredWebsite = {
  website: string
  /** Id of the user who set it; null where an import did, or nobody knows. */
  websiteSetBy: string | null
  /** Since when an owner, an operator or an import stands for it; null: nobody does. */
  websiteVouchedAt: string | null
}

/**
 * Whether an e-mail address proves that its holder speaks for an organisation (ORG-3): it is verified
 * and its domain is the website's own, which nobody can have by signing up somewhere. The website
 * proves nothing where an employee set it, nobody knows who did, or the claimant did (ACC-2).
 */
export function provesClaim(
  user: { id: string; email: string; emailVerified: boolean },
  { website, websiteSetBy, websiteVouchedAt }: StoredWebsite,
): boolean {
  if (!user.emailVerified) return false
  if (websiteVouchedAt === null || websiteSetBy === user.id) return false
  // The form in which URLs name their hosts: lower case, national letters as `xn--…`.
  const domain = domainToASCII(user.email.split('@').at(-1) ?? '')
  const href = websiteHref(website)
  if (!domain || !href) return false
  const host = new URL(href).hostname.replace(/^www\./, '')
  return domain === host && !isPublicMailDomain(domain)
}
