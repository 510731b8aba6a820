import type { Connection } from '../engine.ts'

/** A supplier with a public profile, as it is called now. */
export type KnownSupplier = { slug: string; name: string }

/** Slugs that one query asks for. */
const batch = 500

/**
 * Suppliers with a public profile, by slugs that may be former ones: those of suppliers that became one lead on.
 * @returns without those that the public may not know of any more
 */
export async function knownSuppliers(
  db: Connection,
  slugs: readonly string[],
): Promise<Map<string, KnownSupplier>> {
  const all = [...new Set(slugs)]
  const known = new Map<string, KnownSupplier>()
  for (let from = 0; from < all.length; from += batch) {
    const rows = await db
      .selectFrom('organisation_slugs as s')
      .innerJoin('organisations as o', 'o.id', 's.organisation_id')
      .innerJoin('search_documents as d', 'd.organisation_no', 'o.no')
      .select(['s.slug as asked', 'o.slug', 'o.name'])
      .where('s.slug', 'in', all.slice(from, from + batch))
      .where('o.status', '=', 'ACTIVE')
      .where('d.document', 'is not', null)
      .execute()
    for (const { asked, slug, name } of rows) known.set(asked, { slug, name })
  }
  return known
}
