import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../engine.ts'
import type { SearchTexts, WordAsked } from '../search/search-texts.ts'

/**
 * Words of suppliers as text search vectors. They come folded, so that no parser and no dictionary of a language
 * decides about them: https://www.postgresql.org/docs/current/textsearch-features.html
 */
export async function createSearchTexts(transaction: Connection): Promise<void> {
  await sql`create table search_texts (
    organisation_no bigint primary key, name tsvector not null, everything tsvector not null)`.execute(
    transaction,
  )
  // A search goes through the rows of all that have a word: the words themselves lie elsewhere.
  await sql`alter table search_texts alter column name set storage external,
    alter column everything set storage external, set (toast_tuple_target = 128)`.execute(
    transaction,
  )
  await sql`create index search_texts_name on search_texts using gin (name)`.execute(transaction)
  await sql`create index search_texts_everything on search_texts using gin (everything)`.execute(
    transaction,
  )
}

export async function saveSearchTexts(
  transaction: Connection,
  no: number,
  texts: SearchTexts | null,
): Promise<void> {
  if (!texts) {
    await sql`delete from search_texts where organisation_no = ${no}`.execute(transaction)
    return
  }
  const everything = [...new Set([...texts.name, ...texts.more])]
  await sql`insert into search_texts (organisation_no, name, everything) values
    (${no}, array_to_tsvector(${[...new Set(texts.name)]}::text[]), array_to_tsvector(${everything}::text[]))
    on conflict (organisation_no) do update
      set name = excluded.name, everything = excluded.everything`.execute(transaction)
}

/** By the parts of three letters that both have: https://www.postgresql.org/docs/current/pgtrgm.html. @param word folded */
export function namesLike(word: string, limit: number): RawBuilder<{ name: string }> {
  return sql`select name_key as name from organisations
    where ${word} <% name_key order by ${word} <<-> name_key limit ${limit}`
}

export function suppliersWith({
  word,
  isPrefix,
  part,
}: WordAsked): RawBuilder<{ list: string | null }> {
  const column = sql.ref(part === 'name' ? 'name' : 'everything')
  // Folded words have letters and digits alone, so nothing in one ends the quotes.
  const asked = `'${word}'${isPrefix ? ':*' : ''}`
  return sql`select string_agg(organisation_no::text, ',') as list from search_texts
    where ${column} @@ ${asked}::tsquery`
}
