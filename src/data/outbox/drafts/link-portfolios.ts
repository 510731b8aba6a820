import type { Api } from '#src/api/create-api.ts'
import type { Brand } from '#src/contract/brand.ts'
import { logFailure } from '#src/lib/log-failure.ts'

type Associated = Brand['associatedPortfolios']

/** Slugs of the brand's portfolios whose required credentials are all held (PRF-14). */
export function portfoliosToLink(associated: Associated, heldIds: Iterable<string>): string[] {
  const held = new Set(heldIds)
  return associated
    .filter((one) => one.requiredCredentialIds.every((id) => held.has(id)))
    .map((one) => one.portfolioSlug)
}

/** Links an organisation to the portfolios that it fits; a failure is logged. Never rejects. */
export async function linkPortfolios(
  api: Pick<Api['organisations'], 'associatePortfolio'>,
  associated: Associated,
  organisation: { slug: string; heldIds: Iterable<string> },
): Promise<void> {
  for (const portfolio of portfoliosToLink(associated, organisation.heldIds)) {
    await api.associatePortfolio(portfolio, organisation.slug).catch((error: unknown) => {
      logFailure(`The portfolio ${portfolio} could not be linked.`, error)
    })
  }
}
