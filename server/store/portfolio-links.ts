import type { Connection } from './engine.ts'

/** Links an organisation to a portfolio of a brand; doing so again changes nothing. */
export async function linkPortfolio(
  db: Connection,
  link: { organisationId: string; brandId: string; portfolioSlug: string },
): Promise<void> {
  await db
    .insertInto('portfolio_links')
    .values({
      organisation_id: link.organisationId,
      brand_id: link.brandId,
      portfolio_slug: link.portfolioSlug,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
