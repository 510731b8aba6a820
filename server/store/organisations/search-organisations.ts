import { type Expression, sql, type SqlBool } from 'kysely'
import * as limits from '#src/contract/limits.ts'
import { type Connection, containing, type Engine } from '../engine.ts'
import { coreName, fold } from '../names.ts'
import { isUnspaced } from './name-words.ts'
import { searchTerms, type SearchTerms } from './search-terms.ts'

/** A found organisation; `addressIdentifier` and `countryCode` tell where it is. */
export type FoundOrganisation = {
  name: string
  slug: string
  addressIdentifier: string
  countryCode: string | null
}

/** Organisations that are looked at for each way to find them: bounds the cost of words that are in many names. */
const candidatesAtMost = 400
/** Of those whose name starts with the keyword: the first in the alphabet, some of which may be suspended. */
const startingAtMost = 3 * limits.searchResults
/** Sorts behind every other character, so that a range covers all that starts with a text. */
const last = '\u{10ffff}'

/**
 * Organisations whose name contains every word of the keyword, the legal form left aside, so that
 * near-duplicates are found too; same names first, then names that start with it, then the rest. Words
 * of one or two letters count where a word of the name begins with them.
 * @param keyword as typed; case, accents and punctuation do not matter
 */
export async function searchOrganisations(
  db: Connection,
  engine: Engine,
  keyword: string,
): Promise<FoundOrganisation[]> {
  const core = coreName(keyword)
  if (!core) return []
  const terms = searchTerms(core)
  const ways: Expression<{ no: number }>[] = [
    starting(db, core),
    ...terms.lookedUpShort.map((word) => withWord(db, word)),
  ]
  if (terms.lookedUp.length > 0) {
    ways.push(engine.namesContaining(terms.lookedUp, candidatesAtMost))
  }
  const found = ways
    .map((numbers) => matching(db, terms, numbers))
    .reduce((all, others) => all.union(others))
  return db
    .selectFrom(found.as('o'))
    .select(['o.name', 'o.slug', 'o.addressIdentifier', 'o.countryCode'])
    .orderBy(rank(fold(keyword), core))
    .orderBy(sql`length(o.name_key)`)
    .orderBy('o.name_key')
    .orderBy('o.slug')
    .limit(limits.searchResults)
    .execute()
}

/** Of the organisations whose numbers were looked up, those that have all of the words. */
function matching(
  db: Connection,
  { long, short }: SearchTerms,
  numbers: Expression<{ no: number }>,
) {
  const lookedUp = sql<{ no: number }>`(${numbers})`
  return db
    .selectFrom(lookedUp.as('found'))
    .innerJoin('organisations as o', 'o.no', 'found.no')
    .select(['o.name', 'o.slug', 'o.name_key', 'o.core_key'])
    .select(['o.address_identifier as addressIdentifier', 'o.country_code as countryCode'])
    .where('o.status', '!=', 'SUSPENDED')
    .where(({ and }) => and([...long.map(hasPart), ...short.map(hasWord)]))
}

function starting(db: Connection, core: string): Expression<{ no: number }> {
  return db
    .selectFrom('organisations')
    .select('no')
    .where('core_key', '>=', core)
    .where('core_key', '<', core + last)
    .orderBy('core_key')
    .limit(startingAtMost)
}

/** Whole words before longer ones that begin with it. */
function withWord(db: Connection, word: string): Expression<{ no: number }> {
  return db
    .selectFrom('organisation_words')
    .select('organisation_no as no')
    .where('word', '>=', word)
    .where('word', '<', word + last)
    .orderBy('word')
    .limit(candidatesAtMost)
}

function hasPart(part: string): Expression<SqlBool> {
  return sql<boolean>`' ' || o.name_key like ${containing(part)} escape '\\'`
}

function hasWord(word: string): Expression<SqlBool> {
  return hasPart(isUnspaced(word) ? word : ` ${word}`)
}

function rank(key: string, core: string) {
  const start = (text: string) => sql`substr(o.name_key, 1, ${[...text].length}) = ${text}`
  return sql`case
    when o.name_key = ${key} then 0
    when o.core_key = ${core} then 1
    when ${start(`${core} `)} then 2
    when ${start(core)} then 3
    else 4 end`
}
