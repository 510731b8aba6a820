import { sql } from 'kysely'
import { numberKey } from '#src/contract/trust/number-key.ts'
import type { Connection, Engine } from '../../store/engine.ts'
import { coreName } from '../../store/names.ts'
import { addAll, type Bits, keepCommon, noBits, setBit } from '../engine/bits.ts'
import type { Directory } from '../engine/directory.ts'
import { havingAny, type Searched } from '../engine/filters.ts'
import type { FoundByText } from '../engine/search.ts'
import type { IndexAnswer, IndexQuery, QueryWord } from '../query.ts'
import { isPrefix } from '../words.ts'

/** Names that begin with what is asked stand first; of a beginning that more have, the rest stand with the others. */
const mostNamed = 5_000
/** Sorts behind every other character. */
const last = '\u{10ffff}'

/** What the database says of a text. */
export type TextRows = {
  /** For each word the numbers of suppliers that have it, with commas between. */
  words: readonly { everywhere: string; inName: string }[]
  byNumber: readonly number[]
  called: readonly number[]
  beginning: readonly number[]
}

/** Asks the database for a text. @returns null where the query has none */
export async function readText(
  { text, words }: IndexQuery,
  { db, engine }: { db: Connection; engine: Engine },
): Promise<TextRows | null> {
  if (text === '') return null
  const read = async (part: 'name' | 'everything', word: string) => {
    const asked = engine.suppliersWith({ word, isPrefix: isPrefix(word), part })
    const { rows } = await sql<{ list: string | null }>`${asked}`.execute(db)
    return rows[0]?.list ?? ''
  }
  const [byNumber, named, ...found] = await Promise.all([
    withNumber(db, text),
    namedLike(db, text),
    ...words.map(async (word) => ({
      everywhere: await read('everything', word.text),
      inName: await read('name', word.text),
    })),
  ])
  return { words: found, byNumber, ...named }
}

/** Names that are looked at for a word that nothing has. */
const mostAlike = 100

/**
 * For each word of a text that nothing has, in no text and in no name of the catalogue, names that are like it.
 * Where the database cannot tell what is alike, there are none.
 */
export async function namesAlike(
  { words }: IndexQuery,
  rows: TextRows,
  { db, engine }: { db: Connection; engine: Engine },
): Promise<IndexAnswer['unknown']> {
  const unknown = words.filter(
    ({ credentials, products, regions }, at) =>
      rows.words[at]?.everywhere === '' &&
      credentials.length + products.length + regions.length === 0,
  )
  return Promise.all(
    unknown.map(async ({ text: word }) => {
      const alike = engine.namesLike(word, mostAlike).execute(db)
      const found = await alike.catch(() => ({ rows: [] }))
      return { word, names: found.rows.map(({ name }) => name) }
    }),
  )
}

/**
 * What a text finds: suppliers that have each of its words, in their names, in what their profiles say, or in the
 * names of what they hold, make and serve. Those that have the number that was asked for come first, then those that
 * are called so, whose names begin so, who have all words in their names, and who have all of them in one thing.
 */
export function foundByText(
  { words }: IndexQuery,
  rows: TextRows,
  searched: Searched,
): FoundByText {
  const { directory } = searched
  const numbers = bitsOfRows(directory, rows.byNumber)
  if (words.length === 0) return { found: numbers, groups: [numbers] }
  const found = directory.all()
  const inName = directory.all()
  for (const [at, word] of words.entries()) {
    const anywhere = bitsOf(directory, rows.words[at]?.everywhere ?? '')
    addAll(anywhere, withValue(word, searched))
    keepCommon(found, anywhere)
    keepCommon(inName, bitsOf(directory, rows.words[at]?.inName ?? ''))
  }
  addAll(found, numbers)
  const [called, beginning] = [rows.called, rows.beginning].map((nos) => bitsOfRows(directory, nos))
  const one = withOneValue(words, searched)
  return { found, groups: [numbers, called, beginning, inName, one] as FoundByText['groups'] }
}

async function withNumber(db: Connection, text: string): Promise<number[]> {
  const number = numberKey(text)
  // A short one would be found in too many registers to say anything.
  if (number === null || number.length < 4) return []
  const rows = await db
    .selectFrom('search_numbers')
    .select('organisation_no as no')
    .where('number_key', '=', number)
    .execute()
  return rows.map(({ no }) => Number(no))
}

async function namedLike(db: Connection, text: string) {
  const core = coreName(text)
  if (!core) return { called: [], beginning: [] }
  const rows = await db
    .selectFrom('organisations')
    .select((from) => from.ref('no').$castTo<number | string>().as('no'))
    .select('core_key as core')
    .where('core_key', '>=', core)
    .where('core_key', '<', `${core}${last}`)
    .orderBy('core_key')
    .limit(mostNamed)
    .execute()
  const called = rows.filter((row) => row.core === core)
  return {
    called: called.map(({ no }) => Number(no)),
    beginning: rows.map(({ no }) => Number(no)),
  }
}

/** Suppliers with a value of the catalogue in whose name the word is. */
function withValue(word: QueryWord, { directory, held, trees }: Searched): Bits {
  const bits = directory.column('credential').having(held.heldOf(new Set(word.credentials)))
  const products = word.products.flatMap((id) => trees.downwards('product', id))
  addAll(bits, havingAny(directory.column('product'), products))
  const regions = word.regions.flatMap((id) => trees.downwards('region', id))
  addAll(bits, havingAny(directory.column('country'), regions))
  addAll(bits, havingAny(directory.column('region'), regions))
  return bits
}

/** Suppliers with a value in whose name all words are. */
function withOneValue(words: readonly QueryWord[], searched: Searched): Bits {
  const inAll = (of: (word: QueryWord) => readonly string[]) =>
    words.map(of).reduce((one, other) => one.filter((id) => other.includes(id)))
  return withValue(
    {
      text: '',
      credentials: inAll((word) => word.credentials),
      products: inAll((word) => word.products),
      regions: inAll((word) => word.regions),
    },
    searched,
  )
}

const [zero, comma] = [48, 44]

/** @param list numbers of organisations with commas between, of which there may be a million */
function bitsOf(directory: Directory, list: string): Bits {
  const bits = noBits(directory.size)
  let no = 0
  for (let at = 0; at <= list.length; at += 1) {
    const letter = at === list.length ? comma : list.charCodeAt(at)
    if (letter !== comma) {
      no = no * 10 + letter - zero
      continue
    }
    const place = directory.placeOf(no)
    if (place >= 0) setBit(bits, place)
    no = 0
  }
  return bits
}

function bitsOfRows(directory: Directory, numbers: readonly number[]): Bits {
  const bits = noBits(directory.size)
  for (const no of numbers) {
    const place = directory.placeOf(no)
    if (place >= 0) setBit(bits, place)
  }
  return bits
}
