import type { Dexie, Table } from 'dexie'
import { openDatabase } from './database.ts'
import { reopening } from './reopening.ts'
import {
  draftFormat,
  readDraft,
  setAside,
  unreadDraft,
  type UnreadDraft,
} from './tables/draft-formats.ts'
import { drafts, type DraftRow } from './tables/drafts.ts'

/** Works out a row from the stored one; null: there is none, or there is to be none. */
export type DraftChange = (row: DraftRow | null) => DraftRow | null

/** The drafts in IndexedDB, each call a transaction. All of them may reject. */
export type DraftRows = {
  all(user: string): Promise<{ drafts: DraftRow[]; unread: UnreadDraft[] }>
  /** @returns what is stored now */
  change(user: string, organisation: string, change: DraftChange): Promise<DraftRow | null>
  /** Removes one, also one that cannot be read. */
  remove(user: string, organisation: string): Promise<void>
  clear(user: string): Promise<void>
}

export function createDraftRows(database: Dexie = openDatabase()): DraftRows {
  const table = (): Table<unknown, [string, string]> => database.table(drafts.name)
  const ofUser = (user: string) => table().where(drafts.key).between([user, ''], [user, '\uffff'])
  return {
    all: (user) =>
      reopening(database, async () => {
        const rows = await ofUser(user).toArray()
        return {
          drafts: rows.map(readDraft).filter((row) => row !== null),
          unread: rows.map(unreadDraft).filter((row) => row !== null),
        }
      }),

    change: (user, organisation, change) =>
      reopening(database, () =>
        database.transaction('rw', drafts.name, async () => {
          const key: [string, string] = [user, organisation]
          const stored = await table().get(key)
          const before = readDraft(stored)
          const after = change(before)
          if (before && after?.organisation !== organisation) await table().delete(key)
          if (stored && !before && after) await table().put(setAside(stored, crypto.randomUUID()))
          if (after && after !== before) await table().put({ ...after, format: draftFormat })
          return after
        }),
      ),

    remove: (user, organisation) => reopening(database, () => table().delete([user, organisation])),

    clear: (user) =>
      reopening(database, async () => {
        await ofUser(user).delete()
      }),
  }
}
