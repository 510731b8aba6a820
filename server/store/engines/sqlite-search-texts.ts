import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../engine.ts'
import type { SearchTexts, WordAsked } from '../search/search-texts.ts'

/**
 * Words of suppliers in an index of FTS5 that keeps no text of its own: https://sqlite.org/fts5.html#contentless_tables.
 * They come folded, with a space between, so that it has nothing to decide about them.
 */
export async function createSearchTexts(transaction: Connection): Promise<void> {
  await sql`create virtual table search_texts using fts5(
    name, more, content = '', contentless_delete = 1, detail = 'column', prefix = '3 4',
    tokenize = 'unicode61 remove_diacritics 0')`.execute(transaction)
}

export async function saveSearchTexts(
  transaction: Connection,
  no: number,
  texts: SearchTexts | null,
): Promise<void> {
  await sql`delete from search_texts where rowid = ${no}`.execute(transaction)
  if (texts)
    await sql`insert into search_texts (rowid, name, more)
      values (${no}, ${texts.name.join(' ')}, ${texts.more.join(' ')})`.execute(transaction)
}

/** By the parts of three letters that both have. @param word folded */
export function namesLike(word: string, limit: number): RawBuilder<{ name: string }> {
  const letters = [...word]
  const parts = letters.slice(2).map((letter, at) => `"${letters[at]}${letters[at + 1]}${letter}"`)
  return sql`select name_key as name from organisations where no in
    (select rowid from organisation_names where organisation_names match ${parts.join(' OR ')}
      order by rank limit ${limit})`
}

export function suppliersWith({
  word,
  isPrefix,
  part,
}: WordAsked): RawBuilder<{ list: string | null }> {
  const asked = `${part === 'name' ? 'name : ' : ''}"${word}"${isPrefix ? ' *' : ''}`
  return sql`select group_concat(rowid) as list from search_texts where search_texts match ${asked}`
}
