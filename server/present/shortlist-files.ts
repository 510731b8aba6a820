import type { Readable } from 'node:stream'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { formatCsv } from '../texts/format-csv.ts'
import type { ShortlistCell } from './shortlist-rows.ts'

type Rows = Iterable<readonly ShortlistCell[]>

/** Characters that a cell of a workbook can have. */
const mostInCell = 32_767

/** A shortlist as CSV, row by row as it is sent. */
export function* shortlistCsv(headings: readonly string[], rows: Rows): Generator<string> {
  yield formatCsv([headings])
  for (const row of rows)
    yield formatCsv([row.map((cell) => (typeof cell === 'string' ? cell : cell.day))])
}

/**
 * A shortlist as a workbook of one sheet. What is typed is a cell of text: no program takes it for a formula.
 * @param sheet name of the sheet
 * @param isRightToLeft whether its columns begin at the right
 */
export async function shortlistXlsx(
  headings: readonly string[],
  rows: Rows,
  { sheet, isRightToLeft }: { sheet: string; isRightToLeft: boolean },
): Promise<Readable> {
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const data: SheetData = [head, ...Array.from(rows, (row) => row.map(cellOf))]
  const file = writeXlsxFile(data, {
    ...{ sheet: sheetName(sheet), rightToLeft: isRightToLeft, stickyRowsCount: 1 },
    columns: headings.map((_, at) => ({ width: widths[at] ?? 18 })),
  })
  return (file.toStream as () => Promise<Readable>)()
}

/** Characters; names, addresses and notes are longer. */
const widths: readonly (number | undefined)[] = [
  ...[30, undefined, undefined, 45, 35, 20, 28],
  ...[12, 12, undefined, 50, 12],
]

function cellOf(cell: ShortlistCell) {
  if (typeof cell === 'string') return { value: cell.slice(0, mostInCell), type: String }
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
}

/** Of a sheet: at most 31 characters, and none of those that stand for something in a formula. */
const sheetName = (text: string): string =>
  text
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim()
