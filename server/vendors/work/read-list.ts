import { fileOfList, noteFile } from '../../store/vendors/list-work.ts'
import type { StoredColumn } from '../../store/vendors/stored-list.ts'
import { inspectVendorFile } from '../read-vendor-file.ts'
import type { InspectedFile } from '../reading/inspect-file.ts'
import type { Task } from './task.ts'

/** Cells of a column that a person is shown, and of each so many characters. */
const [cells, characters] = [3, 80]

/**
 * Reads the file of a list, and notes what its columns seem to have.
 * @throws VendorFileError for a file that cannot be read; LostList; the signal's reason
 */
export async function readList({ db, list, holder, signal }: Task): Promise<void> {
  const file = await inspectVendorFile(await fileOfList(db, list.id), { signal })
  await noteFile(db, list, holder, {
    columns: columnsOf(file),
    fingerprint: file.fingerprint,
    headingsAt: file.headingsAt ?? 0,
    rows: file.rows,
  })
}

function columnsOf({ columns, decimals, sample }: InspectedFile): StoredColumn[] {
  return columns.map(({ column, heading, meaning, certainty }) => {
    const all = sample.map((row) => row.cells[column] ?? '').filter(Boolean)
    const samples = [...new Set(all)].slice(0, cells).map((cell) => cell.slice(0, characters))
    return { heading, samples, meaning, certainty, decimal: decimals[column] ?? null }
  })
}
