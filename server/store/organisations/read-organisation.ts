import { compiledQuery, type Slot } from '../compiled-query.ts'
import { type Connection, type Engine, readList } from '../engine.ts'
import type { OrganisationKey, OrganisationRecord } from './organisation-record.ts'
import { ownLists } from './own-lists.ts'
import { textSelections } from './text-columns.ts'

const keyBySlug = compiledQuery((db, _engine, { slug }: { slug: Slot }) =>
  db
    .selectFrom('organisation_slugs as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .select(['o.id', 'o.slug', 'o.name', 'o.status', 'o.version'])
    .where('s.slug', '=', slug),
)

/** Finds an organisation by the slug in use or a former one. */
export async function findOrganisation(
  db: Connection,
  engine: Engine,
  slug: string,
): Promise<OrganisationKey | undefined> {
  const [key] = await keyBySlug(db, engine, { slug })
  return key
}

const wholeOrganisation = compiledQuery((db, engine, { id }: { id: Slot }) =>
  db
    .selectFrom('organisations as o')
    .select([
      'o.id',
      'o.slug',
      'o.status',
      'o.version',
      ...textSelections,
      'o.website_set_by as websiteSetBy',
      'o.website_vouched_at as websiteVouchedAt',
      'o.size',
      'o.country_code as countryCode',
      'o.address',
      'o.address_identifier as addressIdentifier',
      'o.created_at as createdAt',
      'o.updated_at as updatedAt',
    ])
    .select((from) => ownLists(from, engine))
    .where('o.id', '=', id),
)

/** Reads everything stored about an organisation, in one query. */
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
  const { engagements: _, products, locations, ...own } = row
  return {
    ...own,
    descriptions: Object.fromEntries(
      readList(row.descriptions).map(({ language, text }) => [language, text]),
    ),
    secondaryAddresses: readList(row.secondaryAddresses),
    identifiers: readList(row.identifiers),
    credentials: readList(row.credentials),
    notes: readList(row.notes),
    attributes: readList(row.attributes),
    productIds: readList(products).map((one) => one.id),
    locationIds: readList(locations).map((one) => one.id),
    sdgs: readList(row.sdgs).map((one) => one.sdg),
    targets: ofKind('TARGET'),
    events: ofKind('EVENT'),
  }
}
