import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { MatchedRow } from '../matching/match-rows.ts'
import type { SheetRow } from '../reading/sheet-row.ts'

/**
 * Rows to compare, answered by `matched` for all of them, in their order, or a list whose rows are stored, answered by
 * `repeats`; then `end`.
 */
export type ToMatcher =
  | { kind: 'match'; rows: readonly SheetRow[]; columns: readonly ColumnMeaning[] }
  | { kind: 'find-repeats'; listId: string }

export type FromMatcher =
  | { kind: 'matched'; rows: MatchedRow[] }
  /** A row and the first one of the same vendor, then the next two. */
  | { kind: 'repeats'; pairs: Uint32Array }
  | { kind: 'end' }
  | { kind: 'failure'; message: string }
