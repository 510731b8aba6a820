import type { ColumnDataType, Expression, Kysely, RawBuilder } from 'kysely'
import type { jsonArrayFrom } from 'kysely/helpers/sqlite'
import type { SearchTexts, WordAsked } from './search/search-texts.ts'
import type { Database } from './tables.ts'

/** A database, inside a transaction or outside (Kysely's transaction is a Kysely too). */
export type Connection = Kysely<Database>

/** Everything in which the two databases differ; nothing else in the server knows which one it has. */
export type Engine = {
  readonly name: 'sqlite' | 'postgres'
  /** Type of a column in which the database numbers the rows; a number never changes. */
  readonly rowNumberType: ColumnDataType
  /** Type of text that is compared by code point, whatever the locale of the database. */
  readonly keyType: ColumnDataType | RawBuilder<unknown>
  /** Locks the set-up of the database against other processes until the transaction ends. */
  lockSetUp(transaction: Connection): Promise<void>
  /** Takes a lock for which every other transaction waits until this one ends. */
  lock(transaction: Connection, name: string): Promise<void>
  /**
   * Runs a transaction whose commit does not wait for the disk: a machine that crashes may lose it, whole, and loses
   * nothing else. For what is written again then.
   */
  commitWithoutWaiting(
    db: Connection,
    run: (transaction: Connection) => Promise<void>,
  ): Promise<void>
  /** Makes what `namesContaining` needs to be fast; runs inside a migration. */
  createNameSearch(transaction: Connection): Promise<void>
  /** Makes the triggers that maintain the table `listed_profiles`; runs inside a migration. */
  createProfileListing(transaction: Connection): Promise<void>
  /** Makes the triggers that maintain the column `affiliates.people`; runs inside a migration. */
  createAffiliateCount(transaction: Connection): Promise<void>
  /** Makes the triggers that maintain the table `newsletter_counts`; runs inside a migration. */
  createNewsletterCount(transaction: Connection): Promise<void>
  /**
   * A `select` of the `no` of organisations whose folded name contains every one of the words, each
   * folded and of at least three letters; stops at the limit, so that a word in every name costs no
   * more.
   */
  namesContaining(words: readonly Expression<string>[], limit: number): RawBuilder<{ no: number }>
  /** Makes the index of words by which suppliers are found; runs inside a migration. */
  createSearchTexts(transaction: Connection): Promise<void>
  /** @param no of the organisation. @param texts null: no words find it any more */
  saveSearchTexts(transaction: Connection, no: number, texts: SearchTexts | null): Promise<void>
  /** A `select` of the `no` of suppliers with a word, as one text with commas between; null where there are none. */
  suppliersWith(asked: WordAsked): RawBuilder<{ list: string | null }>
  /** A `select` of folded names of organisations, `name`, that are most like a folded word, some of them no more than a little. */
  namesLike(word: string, limit: number): RawBuilder<{ name: string }>
  /** The rows of a subquery as one JSON column; read it with `readList`. */
  readonly jsonList: typeof jsonArrayFrom
  /** Whether an error says that a unique value is taken. */
  isUniqueViolation(error: unknown): boolean
}

/** What a `jsonList` column gives: PostgreSQL hands back the rows, SQLite their text. */
export function readList<Row>(column: Row[]): Row[] {
  const given: unknown = column
  return typeof given === 'string' ? (JSON.parse(given) as Row[]) : column
}

/** A pattern for `like … escape '\'` that finds the text anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
