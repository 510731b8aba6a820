import type { Dexie, Table } from 'dexie'
import * as v from 'valibot'
import { openDatabase } from './database.ts'
import { reopening } from './reopening.ts'
import {
  evidenceContent,
  evidenceContents,
  type EvidenceContent,
} from './tables/evidence-contents.ts'
import { evidenceQueue, evidenceRow, type EvidenceRow } from './tables/evidence-queue.ts'

/** Works out a row from the stored one; null: there is none, or there is to be none. */
export type EvidenceChange = (row: EvidenceRow | null) => EvidenceRow | null

/** The evidence queue in IndexedDB, each call a transaction. All of them may reject. */
export type EvidenceRows = {
  all(user: string): Promise<EvidenceRow[]>
  /** Adds a file; one that is there already stays as it is. */
  add(row: EvidenceRow, bytes: ArrayBuffer): Promise<void>
  /** @returns what is stored now */
  change(id: string, change: EvidenceChange): Promise<EvidenceRow | null>
  /** What is in a file; null where the device has lost it. */
  content(id: string): Promise<ArrayBuffer | null>
  clear(user: string): Promise<void>
}

const names = [evidenceQueue.name, evidenceContents.name]

export function createEvidenceRows(database: Dexie = openDatabase()): EvidenceRows {
  const queue = (): Table<EvidenceRow, string> => database.table(evidenceQueue.name)
  const contents = (): Table<EvidenceContent, string> => database.table(evidenceContents.name)
  const inOne = <T>(work: () => Promise<T>): Promise<T> =>
    reopening(database, () => database.transaction('rw', names, work))
  return {
    all: (user) =>
      reopening(database, async () => {
        const rows = await queue().where('user').equals(user).toArray()
        return rows.filter((row) => v.is(evidenceRow, row))
      }),

    add: (row, bytes) =>
      inOne(async () => {
        if (await queue().get(row.id)) return
        await queue().put(row)
        await contents().put({ id: row.id, user: row.user, bytes })
      }),

    change: (id, change) =>
      inOne(async () => {
        const stored: unknown = await queue().get(id)
        const before = v.is(evidenceRow, stored) ? stored : null
        const after = change(before)
        if (after && after !== before) await queue().put(after)
        if (!after) {
          await queue().delete(id)
          await contents().delete(id)
        }
        return after
      }),

    content: (id) =>
      reopening(database, async () => {
        const stored: unknown = await contents().get(id)
        return v.is(evidenceContent, stored) ? stored.bytes : null
      }),

    clear: (user) =>
      inOne(async () => {
        await queue().where('user').equals(user).delete()
        await contents().where('user').equals(user).delete()
      }),
  }
}
