import { compiledQuery, type Slot } from '../compiled-query.ts'
import { assessHeld } from '../credentials/assess-held.ts'
import { byCredential, type FactRows } from '../credentials/held-facts.ts'
import { type Connection, type Engine, readList } from '../engine.ts'
import type { OrganisationKey, OrganisationRecord } from './organisation-record.ts'
import { ownLists } from './own-lists.ts'
import { textSelections } from './text-columns.ts'

const keysBySlug = compiledQuery((db, _engine, { slugs }: { slugs: readonly Slot[] }) =>
  db
    .selectFrom('organisation_slugs as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .select(['s.slug as asked', 'o.id', 'o.slug', 'o.name', 'o.status', 'o.version'])
    .select(['o.updated_at as updatedAt', 'o.next_state_at as nextStateAt'])
    .select('o.brand_id as brandId')
    .where((where) => {
      const [slug, ...more] = slugs
      return slug && more.length === 0 ? where('s.slug', '=', slug) : where('s.slug', 'in', slugs)
    }),
)

/**
 * Finds organisations by the slugs in use or former ones.
 * @returns those that there are, by the slug that was asked for
 */
export async function findOrganisations(
  db: Connection,
  engine: Engine,
  slugs: readonly string[],
): Promise<Map<string, OrganisationKey>> {
  const rows = await keysBySlug(db, engine, { slugs })
  return new Map(rows.map(({ asked, ...key }) => [asked, key]))
}

const wholeOrganisation = compiledQuery((db, engine, { id }: { id: Slot }) =>
  db
    .selectFrom('organisations as o')
    .select([
      'o.id',
      'o.slug',
      'o.status',
      'o.version',
      'o.brand_id as brandId',
      ...textSelections,
      'o.website_set_by as websiteSetBy',
      'o.website_vouched_at as websiteVouchedAt',
      'o.size',
      'o.country_code as countryCode',
      'o.address',
      'o.address_identifier as addressIdentifier',
      'o.created_at as createdAt',
      'o.updated_at as updatedAt',
      'o.next_state_at as nextStateAt',
    ])
    .select((from) => Object.values(ownLists(db, from, engine)))
    .where('o.id', '=', id),
)

/** Reads everything stored about an organisation, in one query, and what its credentials come to now. */
export async function readOrganisation(
  db: Connection,
  engine: Engine,
  id: string,
): Promise<OrganisationRecord | undefined> {
  const [row] = await wholeOrganisation(db, engine, { id })
  if (!row) return undefined
  const engagements = readList(row.engagements)
  const ofKind = (kind: 'TARGET' | 'EVENT') =>
    engagements.filter((one) => one.kind === kind).map(({ name, category }) => ({ name, category }))
  const { engagements: _, products, locations, statements, checks, stops, ...own } = row
  const facts = byCredential({
    statements: readList(statements),
    checks: readList(checks),
    stops: readList(stops),
  } as FactRows)
  return {
    ...own,
    descriptions: Object.fromEntries(
      readList(row.descriptions).map(({ language, text }) => [language, text]),
    ),
    secondaryAddresses: readList(row.secondaryAddresses),
    identifiers: readList(row.identifiers),
    credentials: assessHeld(facts, { countryCode: row.countryCode, now: Date.now() }),
    owners: readList(row.owners),
    ownChecks: readList(row.ownChecks),
    notes: readList(row.notes),
    attributes: readList(row.attributes),
    productIds: readList(products).map((one) => one.id),
    locationIds: readList(locations).map((one) => one.id),
    sdgs: readList(row.sdgs).map((one) => one.sdg),
    targets: ofKind('TARGET'),
    events: ofKind('EVENT'),
  }
}
