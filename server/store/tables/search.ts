import type { ColumnType } from 'kysely'

/** PostgreSQL gives numbers of eight bytes as text. */
type RowNumber = ColumnType<number | string, number, number>

/**
 * What each supplier is found by besides its words; kept by the consumer `search`, which can find it again. No
 * foreign keys: by a row without a document the processes see that an organisation is gone.
 */
type SearchDocumentTable = {
  organisation_id: string
  organisation_no: RowNumber
  /** Of the organisation when it was read. */
  version: RowNumber
  /** Grows with each change of any row. */
  change_no: RowNumber
  /** In which way it was made. */
  shape: number
  /** See `packDocument`; null: it cannot be found. */
  document: string | null
}

/** Numbers that find a supplier: of registers, and of its credentials. */
type SearchNumberTable = { number_key: string; organisation_no: RowNumber }

/** How far the suppliers that are not found yet have been looked for: one row. */
type SearchWalkTable = {
  /** Of the documents that are made. */
  shape: number
  /** The last `no` that was looked at. */
  last_no: RowNumber
  is_over: 0 | 1
}

export type SearchTables = {
  search_documents: SearchDocumentTable
  search_numbers: SearchNumberTable
  search_walk: SearchWalkTable
}
