import { openForReading } from '../../store/open-for-reading.ts'
import { isBeingFilled } from '../../store/search/find-missing.ts'
import { newestChange, readChanges } from '../../store/search/read-changes.ts'
import { Directory } from '../engine/directory.ts'
import { FacetCounts } from '../engine/facet-counts.ts'
import { HeldValues } from '../engine/held-values.ts'
import { search } from '../engine/search.ts'
import { createTrees, type Trees } from '../engine/trees.ts'
import type { IndexAnswer, IndexQuery, SearchCatalogue } from '../query.ts'
import { foundByText, namesAlike, readText } from './find-text.ts'
import type { DatabasePlace } from '../../store/database.ts'

/** kB of SQLite's file that the thread keeps: what it reads again and again is in memory otherwise. */
const cache = 4_000
/** Changes that are read with one query. */
const batch = 5_000

/** What is kept of a catalogue. */
type Known = {
  readonly catalogue: SearchCatalogue
  readonly held: HeldValues
  readonly trees: Trees
  readonly counts: FacetCounts
}

/** The index of one process: what the database has of suppliers, in memory. */
export type OpenIndex = {
  /** Reads what has changed since the last time. */
  catchUp(): Promise<void>
  search(query: IndexQuery, catalogue: SearchCatalogue): Promise<IndexAnswer>
  close(): Promise<void>
}

export async function openIndex(place: DatabasePlace): Promise<OpenIndex> {
  const { engine, db } = await openForReading(place, { name: 'credence-search', cache })
  const directory = new Directory()
  let last = 0
  // Once it has been filled, events tell of each supplier that comes or changes.
  let isFilling = true
  let known: Known | null = null
  return {
    async catchUp() {
      // Before the changes are read: what is missing now may be among them.
      const isUnfilled = isFilling && (await isBeingFilled(db))
      for (;;) {
        const { changes, last: read } = await readChanges(db, last, batch)
        for (const { no, document } of changes) {
          if (document) directory.put(document)
          else directory.remove(no)
        }
        last = read
        if (changes.length < batch) break
      }
      isFilling = isUnfilled
      // The index was lost: numbers begin anew, and what is known here stays until it is told again.
      if (last > 0 && (await newestChange(db)) < last) last = 0
    },
    async search(query, catalogue) {
      const rows = await readText(query, { db, engine })
      // From here on nothing is waited for: the directory stays as it is.
      if (known?.catalogue !== catalogue) {
        const held = new HeldValues(directory, catalogue)
        const trees = createTrees(catalogue.trees)
        known = { catalogue, held, trees, counts: new FacetCounts() }
      }
      const searched = { directory, ...known }
      const found = search(query, rows && foundByText(query, rows, searched), searched)
      const answer = { ...found, isFilling }
      if (answer.total > 0 || !rows) return answer
      return { ...answer, unknown: await namesAlike(query, rows, { db, engine }) }
    },
    close: () => db.destroy(),
  }
}
