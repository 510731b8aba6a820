import { type ExpressionBuilder, sql } from 'kysely'
import * as limits from '#src/contract/limits.ts'
import type { Connection, Engine } from '../engine.ts'
import { coreName, fold } from '../names.ts'
import type { Database } from '../tables.ts'

/** A found organisation; `addressIdentifier` and `countryCode` tell where it is. */
export type FoundOrganisation = {
  name: string
  slug: string
  addressIdentifier: string
  countryCode: string | null
}

/** How many organisations that merely contain the words are ranked: keeps a common word cheap. */
const rankedAtMost = 200
/** Sorts behind every other character, so that a range covers all that starts with a text. */
const last = '\u{10ffff}'

/**
 * Organisations whose name contains every word of the keyword, the legal form left aside, so that
 * near-duplicates are found too; same names first, then names that start with it, then the rest.
 * @param keyword as typed; case, accents and punctuation do not matter
 */
export async function searchOrganisations(
  db: Connection,
  engine: Engine,
  keyword: string,
): Promise<FoundOrganisation[]> {
  const key = fold(keyword)
  const core = coreName(keyword)
  if (!core) return []
  const starting = db
    .selectFrom('organisations')
    .select('id')
    .where('status', '!=', 'SUSPENDED')
    .where('core_key', '>=', core)
    .where('core_key', '<', core + last)
    .orderBy('core_key')
    .limit(limits.searchResults)
  const containing = engine.namesContaining(core.split(' '), rankedAtMost)
  const found = sql<{ id: string }>`(select id from (${starting}) as s
    union select id from (${containing}) as c)`
  return db
    .selectFrom(found.as('found'))
    .innerJoin('organisations as o', 'o.id', 'found.id')
    .select([
      'o.name',
      'o.slug',
      'o.address_identifier as addressIdentifier',
      'o.country_code as countryCode',
    ])
    .orderBy((order) => rank(order, key, core))
    .orderBy(sql`length(o.name_key)`)
    .orderBy('o.name_key')
    .orderBy('o.slug')
    .limit(limits.searchResults)
    .execute()
}

type Order = ExpressionBuilder<{ o: Database['organisations'] }, 'o'>

function rank(order: Order, key: string, core: string) {
  return order
    .case()
    .when('o.name_key', '=', key)
    .then(0)
    .when('o.core_key', '=', core)
    .then(1)
    .when(sql<boolean>`substr(o.name_key, 1, ${core.length}) = ${core}`)
    .then(2)
    .else(3)
    .end()
}
