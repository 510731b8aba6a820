import { fold } from '../../store/names.ts'
import {
  beginMatching,
  endList,
  fileOfList,
  type NewRow,
  storeRows,
} from '../../store/vendors/list-work.ts'
import { noteRepeats } from '../../store/vendors/repeated-rows.ts'
import { createSaidReader } from '../columns/said-of-vendor.ts'
import type { MatchedRow } from '../matching/match-rows.ts'
import { readVendorFile } from '../read-vendor-file.ts'
import type { SheetRow } from '../reading/sheet-row.ts'
import { openVendorMatcher } from '../vendor-matcher.ts'
import type { Task } from './task.ts'

/** Rows that are compared with one look at all suppliers' names, and that are stored with one transaction. */
const [compared, stored] = [5_000, 1_000]

/**
 * Compares the rows of a list behind those that are stored already, stores them with how far it is, and notes in the
 * end which of all rows have the same vendor.
 * @throws LostList where it was cancelled, or another process has it; the signal's reason
 */
export async function matchList({ db, engine, place, list, holder, signal }: Task): Promise<void> {
  await beginMatching(db, list.id, holder)
  const content = await fileOfList(db, list.id)
  const said = createSaidReader(list.columns)
  const meanings = list.columns.map(({ meaning }) => meaning)
  const matcher = openVendorMatcher(place)
  let from = list.position
  try {
    for await (const rows of inParts(readVendorFile(content, { signal }), list.position)) {
      const byPlace = new Map(rows.map((row) => [row.at, row]))
      let waiting: NewRow[] = []
      const store = async () => {
        if (waiting.length > 0)
          from = await storeRows({ db, engine }, list.id, { holder, from }, waiting)
        waiting = []
      }
      for await (const matched of matcher.match(rows, meanings, signal)) {
        for (const one of matched) waiting.push(rowOf(one, said(byPlace.get(one.at)?.cells ?? [])))
        if (waiting.length >= stored) await store()
      }
      await store()
    }
    await noteRepeats(db, { id: list.id, holder }, await matcher.findRepeats(list.id, signal))
    await endList(db, list.id, holder, null)
  } finally {
    await matcher.close()
  }
}

function rowOf(
  { at, match, keys }: MatchedRow,
  { name, said, amount }: ReturnType<ReturnType<typeof createSaidReader>>,
): NewRow {
  const { verdict, candidates } = match
  const [first] = candidates
  return {
    ...{ row_at: at, version: 1, name, amount, verdict, outcome: verdict, decision: null },
    words: fold([name, said.vendorNumber, ...said.numbers, said.town].join(' ')),
    said: JSON.stringify(said),
    candidates: JSON.stringify(candidates),
    supplier: verdict === 'match' ? (first?.slug ?? null) : null,
    ...{ same_keys: JSON.stringify(keys), repeats_row: null },
  }
}

/** Rows behind a row of the sheet, as many at a time as are compared at once. */
async function* inParts(
  parts: AsyncIterable<readonly SheetRow[]>,
  behind: number,
): AsyncGenerator<SheetRow[]> {
  let taken: SheetRow[] = []
  for await (const rows of parts) {
    taken.push(...rows.filter(({ at }) => at > behind))
    if (taken.length < compared) continue
    yield taken
    taken = []
  }
  if (taken.length > 0) yield taken
}
