import type { Brand } from '#src/contract/brand.ts'

/** Slugs of the brand's portfolios whose required credentials are all held (PRF-14). */
export function portfoliosToLink(
  associated: Brand['associatedPortfolios'],
  heldIds: Iterable<string>,
): string[] {
  const held = new Set(heldIds)
  return associated
    .filter((one) => one.requiredCredentialIds.every((id) => held.has(id)))
    .map((one) => one.portfolioSlug)
}
