import { formatCsv } from '../../texts/format-csv.ts'
import type { StoredEntry } from '../credentials/credential-shelf.ts'
import { cellsOf, entryColumns } from './entry-cells.ts'

/** The catalogue as CSV, for a spreadsheet and back; each part is made when the one before it was sent. */
export function* writeEntryCsv(entries: Iterable<StoredEntry>): Generator<string> {
  yield formatCsv([entryColumns])
  for (const entry of entries) {
    const cells = cellsOf(entry)
    yield formatCsv([entryColumns.map((column) => cells[column] ?? '')])
  }
}
