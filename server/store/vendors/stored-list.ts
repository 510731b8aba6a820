import type { VendorListProblem, VendorListState } from '#src/contract/buyers/vendor-list.ts'
import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { Connection } from '../engine.ts'

/** What is known of a column of a list, and what it has. */
export type StoredColumn = {
  heading: string
  samples: string[]
  meaning: ColumnMeaning
  /** Null: an editor has said it. */
  certainty: number | null
  /** Sign of the fractions, should it have amounts. */
  decimal: '.' | ',' | null
}

/** A list of vendors as the database knows it. */
export type StoredList = {
  id: string
  buyerId: string
  name: string
  state: VendorListState
  createdAt: string
  /** Name of whoever uploaded it; empty: they are deleted. */
  uploadedBy: { firstName: string; lastName: string }
  columns: StoredColumn[]
  headingsAt: number
  rows: number | null
  checked: number
  position: number
  counts: { match: number; possible: number; none: number }
  /** Rows of a vendor that an earlier row has. */
  repeats: number
  problem: { code: VendorListProblem; row: number | null } | null
}

/** Lists that are not about to be removed. */
export const shownLists = (db: Connection) =>
  db
    .selectFrom('vendor_lists as l')
    .select(['l.id', 'l.buyer_id', 'l.name', 'l.state', 'l.created_at', 'l.file_columns'])
    .select(['l.headings_at', 'l.row_count', 'l.checked', 'l.position', 'l.matches', 'l.possibles'])
    .select(['l.strangers', 'l.repeats', 'l.failure', 'l.failure_row'])
    // No join: PostgreSQL may walk through all lists for it, in the order of the people.
    .select(({ selectFrom }) =>
      (['first_name', 'last_name'] as const).map((name) =>
        selectFrom('users as u').select(`u.${name}`).whereRef('u.id', '=', 'l.user_id').as(name),
      ),
    )
    .where('l.state', '!=', 'removed')

type Row = Awaited<ReturnType<ReturnType<typeof shownLists>['execute']>>[number]

export const readList = (row: Row): StoredList => ({
  ...{ id: row.id, buyerId: row.buyer_id, name: row.name, createdAt: row.created_at },
  state: row.state as VendorListState,
  uploadedBy: { firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  columns: row.file_columns === '' ? [] : (JSON.parse(row.file_columns) as StoredColumn[]),
  ...{ headingsAt: row.headings_at, rows: row.row_count, checked: row.checked },
  position: row.position,
  counts: { match: row.matches, possible: row.possibles, none: row.strangers },
  repeats: row.repeats,
  problem:
    row.failure === null ? null : { code: row.failure as VendorListProblem, row: row.failure_row },
})
