/** A link to where suppliers are searched. */
type SearchLink = { href: string; target?: '_blank'; rel?: 'noreferrer' }

/**
 * Where suppliers are searched (DSC-1): on the brand's own page, which opens beside the portal, else here.
 * @param altPageUrl of the brand
 */
export function searchLink(altPageUrl: string | undefined): SearchLink {
  return altPageUrl
    ? { href: altPageUrl, target: '_blank', rel: 'noreferrer' }
    : { href: '/discover' }
}
