import { sql } from 'kysely'
import type { SupplierDocument } from '../../search/document.ts'
import type { Connection, Engine } from '../engine.ts'
import { documentShape, packDocument } from './packed-document.ts'
import type { SearchTexts } from './search-texts.ts'

/** All by which a supplier is found. */
export type Searchable = {
  document: SupplierDocument
  texts: SearchTexts
  /** Its numbers and those of its credentials, as `numberKey` compares them. */
  numbers: readonly string[]
}

/** The organisation as it was when it was read. */
export type ReadState = { id: string; no: number; version: number }

/**
 * Makes a supplier found by what it is now, unless a newer state of it is there already. Changes are numbered in the
 * order in which they are committed, so that whoever has read up to one of them has missed none.
 * @param searchable null: it can be found no more
 */
export async function saveDocument(
  transaction: Connection,
  engine: Engine,
  { id, no, version }: ReadState,
  searchable: Searchable | null,
): Promise<void> {
  await engine.lock(transaction, 'search')
  const known = await transaction
    .selectFrom('search_documents')
    .select('version')
    .where('organisation_id', '=', id)
    .executeTakeFirst()
  if (known && Number(known.version) > version) return
  const change_no = sql<number>`(select coalesce(max(change_no), 0) + 1 from search_documents)`
  const row = {
    ...{ organisation_no: no, version, shape: documentShape, change_no },
    document: searchable && packDocument(searchable.document),
  }
  if (known)
    await transaction
      .updateTable('search_documents')
      .set(row)
      .where('organisation_id', '=', id)
      .execute()
  else
    await transaction
      .insertInto('search_documents')
      .values({ organisation_id: id, ...row })
      .execute()
  await engine.saveSearchTexts(transaction, no, searchable?.texts ?? null)
  await transaction.deleteFrom('search_numbers').where('organisation_no', '=', no).execute()
  const numbers = [...new Set(searchable?.numbers)]
  if (numbers.length > 0)
    await transaction
      .insertInto('search_numbers')
      .values(numbers.map((number_key) => ({ number_key, organisation_no: no })))
      .execute()
}
