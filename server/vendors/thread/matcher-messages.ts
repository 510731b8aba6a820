import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { MatchedRow } from '../matching/match-rows.ts'
import type { SheetRow } from '../reading/sheet-row.ts'

/** Rows to compare, answered by `matched` for all of them, in their order, and `end`. */
export type ToMatcher = {
  kind: 'match'
  rows: readonly SheetRow[]
  columns: readonly ColumnMeaning[]
}

export type FromMatcher =
  { kind: 'matched'; rows: MatchedRow[] } | { kind: 'end' } | { kind: 'failure'; message: string }
