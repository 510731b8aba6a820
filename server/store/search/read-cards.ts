import { sql } from 'kysely'
import type { CompanySize } from '#src/contract/company-size.ts'
import type { Descriptions } from '#src/contract/profile/descriptions.ts'
import { isToldToPublic } from '../../policies/public-credential.ts'
import { compiledQuery, type Slot } from '../compiled-query.ts'
import { type AssessedCredential, assessHeld } from '../credentials/assess-held.ts'
import { byCredential, type FactRows } from '../credentials/held-facts.ts'
import { type Connection, type Engine, readList } from '../engine.ts'
import { ownLists } from '../organisations/own-lists.ts'

/** What a list of suppliers shows of one, as far as the public may read it. */
export type SupplierCard = {
  no: number
  name: string
  slug: string
  description: string
  descriptions: Descriptions
  size: CompanySize | null
  countryCode: string | null
  addressIdentifier: string
  updatedAt: string
  /** Those of which the public is told. */
  credentials: AssessedCredential[]
  productIds: string[]
  locationIds: string[]
  sdgs: number[]
  /** Ids of those that modules or the operator have given. */
  derivedAttributes: string[]
}

const cards = compiledQuery((db, engine, { numbers }: { numbers: readonly Slot[] }) =>
  db
    .selectFrom('organisations as o')
    .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
    .select(['o.name', 'o.slug', 'o.description', 'o.size', 'o.country_code as countryCode'])
    .select(['o.address_identifier as addressIdentifier', 'o.updated_at as updatedAt'])
    .select((from) => {
      const own = ownLists(db, from, engine)
      const { descriptions, statements, checks, stops, attributes, products, locations, sdgs } = own
      return [descriptions, statements, checks, stops, attributes, products, locations, sdgs]
    })
    .select('o.status')
    .where(sql<boolean>`o.no in (${sql.join(numbers)})`),
)

/**
 * Reads what a list shows of suppliers, in one query.
 * @param numbers `no` of the organisations, in the order of the list
 * @param now ms since the epoch
 */
export async function readCards(
  db: Connection,
  engine: Engine,
  numbers: readonly number[],
  now: number,
): Promise<SupplierCard[]> {
  if (numbers.length === 0) return []
  const rows = await cards(db, engine, { numbers: numbers.map(String) })
  const byNo = new Map(rows.map((row) => [Number(row.no), row]))
  return numbers.flatMap((no) => {
    const row = byNo.get(no)
    // Whoever was suspended or merged away a moment ago may still be in the index. The query must not ask for the status:
    // SQLite would walk through all that are active.
    if (row?.status !== 'ACTIVE') return []
    const { name, slug, description, size, countryCode, addressIdentifier, updatedAt } = row
    const facts = byCredential({
      statements: readList(row.statements),
      checks: readList(row.checks),
      stops: readList(row.stops),
    } as FactRows)
    return [
      {
        ...{ no, name, slug, description, size, countryCode, addressIdentifier, updatedAt },
        descriptions: Object.fromEntries(
          readList(row.descriptions).map(({ language, text }) => [language, text]),
        ),
        credentials: assessHeld(facts, { countryCode, now }).filter((one) =>
          isToldToPublic(one, now),
        ),
        productIds: readList(row.products).map(({ id }) => id),
        locationIds: readList(row.locations).map(({ id }) => id),
        sdgs: readList(row.sdgs).map(({ sdg }) => sdg),
        derivedAttributes: readList(row.attributes).flatMap(({ attributeId, source }) =>
          source === 'DERIVED' ? attributeId : [],
        ),
      },
    ]
  })
}
