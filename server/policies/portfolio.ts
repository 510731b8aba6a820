import type { Brand } from '#src/contract/brand.ts'

/**
 * Whether an organisation joins a portfolio of a brand (PRF-14).
 * @returns null when the brand has no such portfolio; true only if all credentials it asks for are held
 */
export function qualifiesForPortfolio(
  brand: Pick<Brand, 'associatedPortfolios'>,
  portfolioSlug: string,
  heldCredentialIds: readonly string[],
): boolean | null {
  const portfolio = brand.associatedPortfolios.find((one) => one.portfolioSlug === portfolioSlug)
  if (!portfolio) return null
  return portfolio.requiredCredentialIds.every((id) => heldCredentialIds.includes(id))
}
