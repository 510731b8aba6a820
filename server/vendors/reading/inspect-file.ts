import type { ColumnGuess } from '#src/contract/vendors/vendor-column.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { headingFingerprint } from '../columns/find-headings.ts'
import { createColumnGuesser } from '../columns/guess-columns.ts'
import { type DecimalSign, decimalSign } from '../columns/read-amount.ts'
import type { SheetRow } from './sheet-row.ts'

/** What a person is shown of a file before its rows are compared. */
export type InspectedFile = {
  /** Row of the sheet with the headings; null: it has none. */
  headingsAt: number | null
  /** By which a list with the same headings is known again; null: it has none. */
  fingerprint: string | null
  columns: ColumnGuess[]
  /** How fractions are written in each column, should it have amounts. */
  decimals: (DecimalSign | null)[]
  /** Rows below the headings. */
  rows: number
  /** The first of them. */
  sample: SheetRow[]
}

/** Rows by which columns are told, and of these, those that are shown. */
const [looked, shown] = [300, 20]

/** Reads a file to its end, so that whatever is wrong with it is known at once. */
export async function inspectFile(
  rows: AsyncIterable<SheetRow>,
  catalogue: Catalogue,
): Promise<InspectedFile> {
  const first: SheetRow[] = []
  let count = 0
  for await (const row of rows) {
    count += 1
    if (first.length < looked) first.push(row)
  }
  const { headingsAt, columns } = createColumnGuesser(catalogue)(first)
  const below = headingsAt === null ? 0 : headingsAt + 1
  return {
    headingsAt: headingsAt === null ? null : (first[headingsAt]?.at ?? null),
    fingerprint: headingFingerprint(columns.map(({ heading }) => heading)),
    columns,
    decimals: columns.map(({ column }) =>
      decimalSign(first.slice(below).map(({ cells }) => cells[column] ?? '')),
    ),
    rows: count - below,
    sample: first.slice(below, below + shown),
  }
}
