import { type Expression, sql, type SqlBool } from 'kysely'
import * as limits from '#src/contract/limits.ts'
import { compiledQuery, type Slot } from '../compiled-query.ts'
import type { Connection, Engine } from '../engine.ts'
import { coreName, fold } from '../names.ts'
import { isUnspaced } from './name-words.ts'
import { searchTerms } from './search-terms.ts'

/** A found organisation; `addressIdentifier` and `countryCode` tell where it is. */
export type FoundOrganisation = {
  name: string
  slug: string
  addressIdentifier: string
  countryCode: string | null
}

/** Organisations that are read for each way to find them: bounds the cost of words that are in many names. */
const candidatesAtMost = 400
/** Of those whose name starts with the keyword: the first in the alphabet, some of which may be suspended. */
const startingAtMost = 3 * limits.searchResults
/** Sorts behind every other character. */
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
  const { lookedUp, lookedUpShort, long, short } = searchTerms(core)
  const parts = [...long, ...short.map((word) => (isUnspaced(word) ? word : ` ${word}`))]
  return search(db, engine, { key: fold(keyword), core, lookedUp, lookedUpShort, parts })
}

type Slots = {
  /** The keyword, folded. */
  key: Slot
  /** The keyword, folded, without its legal form. */
  core: Slot
  lookedUp: Slot[]
  lookedUpShort: Slot[]
  /** What stands in each name that is found, with a space where a word must begin. */
  parts: Slot[]
}

const search = compiledQuery((db, engine, { key, core, lookedUp, lookedUpShort, parts }: Slots) => {
  const ways = [starting(db, core), ...lookedUpShort.map((word) => withWord(db, word))]
  if (lookedUp.length > 0) ways.push(engine.namesContaining(lookedUp, candidatesAtMost))
  const found = ways
    .map((numbers) => sql<{ no: number }>`select no from (${numbers}) as way`)
    .reduce((all, others) => sql`${all} union ${others}`)
  return db
    .selectFrom(sql<{ no: number }>`(${found})`.as('found'))
    .innerJoin('organisations as o', 'o.no', 'found.no')
    .select(['o.name', 'o.slug'])
    .select(['o.address_identifier as addressIdentifier', 'o.country_code as countryCode'])
    .where('o.status', '!=', 'SUSPENDED')
    .where(({ and }) => and(parts.map(hasPart)))
    .orderBy(rank(key, core))
    .orderBy(sql`length(o.name_key)`)
    .orderBy('o.name_key')
    .orderBy('o.slug')
    .limit(limits.searchResults)
})

function starting(db: Connection, core: Slot): Expression<{ no: number }> {
  return db
    .selectFrom('organisations')
    .select('no')
    .where('core_key', '>=', core)
    .where('core_key', '<', before(core))
    .orderBy('core_key')
    .limit(startingAtMost)
}

/** Whole words before longer ones that begin with it. */
function withWord(db: Connection, word: Slot): Expression<{ no: number }> {
  return db
    .selectFrom('organisation_words')
    .select('organisation_no as no')
    .where('word', '>=', word)
    .where('word', '<', before(word))
    .orderBy('word')
    .limit(candidatesAtMost)
}

/** The end of a range that covers all that starts with a text. */
function before(text: Slot): Expression<string> {
  return sql<string>`${text} || ${last}`
}

/** Folded text has letters, digits and spaces only, so nothing in it is a wildcard. */
function hasPart(part: Slot): Expression<SqlBool> {
  return sql<boolean>`' ' || o.name_key like '%' || ${part} || '%'`
}

function rank(key: Slot, core: Slot) {
  return sql`case
    when o.name_key = ${key} then 0
    when o.core_key = ${core} then 1
    when o.name_key like ${core} || ' %' then 2
    when o.name_key like ${core} || '%' then 3
    else 4 end`
}
