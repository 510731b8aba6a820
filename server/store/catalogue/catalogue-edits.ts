import type { EntryEvent } from '#src/contract/operate/catalogue.ts'
import type { EntryChanges } from '../../catalogue/credentials/entry-changes.ts'
import type { CsvRow } from '../../catalogue/csv/read-entry-csv.ts'
import { type ImportPlan, planImport } from '../../catalogue/csv/plan-import.ts'
import type { Connection, Engine } from '../engine.ts'
import {
  addEntry,
  changeEntry,
  type EntryEdit,
  entryRow,
  mergeEntry,
  offerEntry,
} from './change-catalogue.ts'
import { countHolders, type Holders } from './count-holders.ts'
import { entryHistory } from './entry-history.ts'
import { type CatalogueRow, openRows } from './stored-entries.ts'
import { changedSince, stockOf, takeImport } from './take-import.ts'

/** The catalogue as its editors work on it; the command line changes it by the same functions. */
export type CatalogueEdits = {
  /** The entries as they are now, in the order of their ids. */
  rows(): Promise<CatalogueRow[]>
  row(id: string): Promise<CatalogueRow | undefined>
  holders(ids: readonly string[], most: number): Promise<ReadonlyMap<string, Holders>>
  /** The newest first. @returns null for an entry that is not there */
  history(
    id: string,
    wanted: { limit: number; before: string | undefined },
  ): Promise<{ events: EntryEvent[]; next: string | null } | null>
  /** Each rejects with EntryRefused where it cannot be. */
  add(edit: EntryEdit & { changes: EntryChanges }): Promise<void>
  change(edit: EntryEdit & { changes: EntryChanges }): Promise<void>
  offer(edit: EntryEdit & { isOffered: boolean }): Promise<void>
  merge(edit: EntryEdit & { into: string }): Promise<void>
  /** What rows of a file would change. */
  plan(rows: readonly CsvRow[]): Promise<ImportPlan & { seen: string }>
  /**
   * Takes all rows of a file, or none where something is wrong with one, as the plan says then.
   * @returns ids of entries that were changed since they were `seen`: nothing is taken either
   */
  take(file: {
    rows: readonly CsvRow[]
    seen: string
    actor: string
  }): Promise<{ plan: ImportPlan } | { changed: string[] }>
}

export function createCatalogueEdits(db: Connection, engine: Engine): CatalogueEdits {
  /** Changes come one after the other: each is behind all that is known. */
  const alone = <Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await engine.lock(transaction, 'catalogue')
      return work(transaction)
    })
  return {
    rows: () => openRows(db),
    row: (id) => entryRow(db, id),
    holders: (ids, most) => countHolders(db, ids, most),
    history: (id, wanted) => entryHistory(db, id, wanted),
    add: (edit) => alone((transaction) => addEntry(transaction, edit)),
    change: (edit) => alone((transaction) => changeEntry(transaction, edit)),
    offer: (edit) => alone((transaction) => offerEntry(transaction, edit)),
    merge: (edit) => alone((transaction) => mergeEntry(transaction, edit)),
    async plan(rows) {
      const { stored, seen } = await stockOf(db)
      return { ...(await planImport(rows, stored)), seen }
    },
    take: ({ rows, seen, actor }) =>
      alone(async (transaction) => {
        const changed = await changedSince(transaction, rows, seen)
        if (changed.length > 0) return { changed }
        return { plan: await takeImport(transaction, { rows, actor }) }
      }),
  }
}
