import type { Dexie, Table } from 'dexie'
import * as v from 'valibot'
import { openDatabase } from './database.ts'
import { reopening } from './reopening.ts'
import { draftRow, drafts, type DraftRow } from './tables/drafts.ts'

/** Works out a row from the stored one; null: there is none, or there is to be none. */
export type DraftChange = (row: DraftRow | null) => DraftRow | null

/** The drafts in IndexedDB, each call a transaction. All of them may reject. */
export type DraftRows = {
  all(user: string): Promise<DraftRow[]>
  /** @returns what is stored now */
  change(user: string, organisation: string, change: DraftChange): Promise<DraftRow | null>
  clear(user: string): Promise<void>
}

export function createDraftRows(database: Dexie = openDatabase()): DraftRows {
  const table = (): Table<DraftRow, [string, string]> => database.table(drafts.name)
  const ofUser = (user: string) => table().where(drafts.key).between([user, ''], [user, '\uffff'])
  return {
    all: (user) =>
      reopening(database, async () => {
        const rows = await ofUser(user).toArray()
        return rows.filter((row) => readRow(row) !== null)
      }),

    change: (user, organisation, change) =>
      reopening(database, () =>
        database.transaction('rw', drafts.name, async () => {
          const key: [string, string] = [user, organisation]
          const before = readRow(await table().get(key))
          const after = change(before)
          if (before && after?.organisation !== organisation) await table().delete(key)
          if (after && after !== before) await table().put(after)
          return after
        }),
      ),

    clear: (user) =>
      reopening(database, async () => {
        await ofUser(user).delete()
      }),
  }
}

function readRow(row: unknown): DraftRow | null {
  return v.is(draftRow, row) ? row : null
}
