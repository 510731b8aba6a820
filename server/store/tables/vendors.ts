import type { VendorListState } from '#src/contract/buyers/vendor-list.ts'
import type { VendorVerdict } from '#src/contract/vendors/vendor-match.ts'

/** A list of vendors that a buyer has uploaded (DSC-5). */
type VendorListTable = {
  id: string
  buyer_id: string
  /** Of the file. */
  name: string
  /** Who uploaded it; null: they are deleted. */
  user_id: string | null
  created_at: string
  state: VendorListState | 'removed'
  /** Since when it waits for a process. */
  queued_at: string
  /** JSON of `StoredColumn[]`; empty until the file was read. */
  file_columns: string
  /** Of the headings; null: there are none. */
  fingerprint: string | null
  /** Row of the sheet with the headings; 0: it has none. */
  headings_at: number
  /** Rows below the headings; null: not read yet. */
  row_count: number | null
  /** Of these, those that are compared. */
  checked: number
  /** Row of the sheet behind which the work goes on. */
  position: number
  matches: number
  possibles: number
  strangers: number
  /** Rows of a vendor that an earlier row has. */
  repeats: number
  /** Code of what is wrong with the file, or of what went wrong. */
  failure: string | null
  failure_row: number | null
  /** How often a process has begun with it since it last got further. */
  attempts: number
  /** The process that works on it. */
  holder: string | null
  lease_until: string | null
}

/** The bytes of a file, until its rows are compared. */
type VendorFileTable = { list_id: string; content: Uint8Array }

/** A row of a list with what was found for it. */
type VendorRowTable = {
  list_id: string
  /** Row of the sheet. */
  row_at: number
  /** Counts the decisions, from 1. */
  version: number
  name: string
  /** The folded name, number and town, in which words are looked for. */
  words: string
  /** JSON of `SaidOfVendor`. */
  said: string
  amount: number | null
  verdict: VendorVerdict
  /** JSON of `VendorCandidate[]`. */
  candidates: string
  /** Slug of the supplier that somebody has chosen; empty: none of them; null: nobody has decided. */
  decision: string | null
  /** What counts: the verdict, or what follows from the decision. */
  outcome: VendorVerdict
  /** Slug of the supplier that the row means; null: none, or it is not decided. */
  supplier: string | null
  /** JSON of strings; rows with the same one are of one vendor. */
  same_keys: string
  /** The first row of the same vendor; null: this is it, or the list is not done. */
  repeats_row: number | null
}

/** What an editor last said that columns with these headings have. */
type VendorMappingTable = {
  buyer_id: string
  fingerprint: string
  /** JSON of `ColumnMeaning[]`. */
  columns: string
  used_at: string
}

export type VendorTables = {
  vendor_lists: VendorListTable
  vendor_files: VendorFileTable
  vendor_rows: VendorRowTable
  vendor_mappings: VendorMappingTable
}
