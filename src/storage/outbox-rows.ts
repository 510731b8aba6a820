import type { Dexie, Table } from 'dexie'
import * as v from 'valibot'
import { openDatabase, reopening } from './database.ts'
import type { OutboxKey, OutboxTable, UnreadDraft } from './outbox-table.ts'
import { evidenceContent } from './tables/evidence-contents.ts'

/** Works out a row from the stored one; null: there is none, or there is to be none. */
export type RowChange<Row> = (row: Row | null) => Row | null

/** One table of the outbox in IndexedDB, each call a transaction. All of them may reject. */
export type OutboxRows<Row> = {
  all(user: string): Promise<{ rows: Row[]; unread: UnreadDraft[] }>
  /** Adds a row and what is in its file; one that is there already stays as it is. */
  add(user: string, row: Row, bytes: ArrayBuffer): Promise<void>
  /** @returns what is stored now */
  change(user: string, id: string, change: RowChange<Row>): Promise<Row | null>
  /** What is in a file; null where the device has lost it. */
  content(id: string): Promise<ArrayBuffer | null>
  /** Removes one, also one that cannot be read. */
  remove(user: string, id: string): Promise<void>
  clear(user: string): Promise<void>
}

export function createOutboxRows<Row>(
  table: OutboxTable<Row>,
  database: Dexie = openDatabase(),
): OutboxRows<Row> {
  const { name, contents, keyOf, idOf } = table
  const names = contents ? [name, contents] : [name]
  const rows = (): Table<unknown, OutboxKey> => database.table(name)
  const files = (): Table<unknown, string> | null => (contents ? database.table(contents) : null)
  const inOne = <T>(work: () => Promise<T>): Promise<T> =>
    reopening(database, () => database.transaction('rw', names, work))
  const ofUser = (user: string) => {
    const { index, from, to } = table.ofUser(user)
    return rows().where(index).between(from, to, true, true)
  }

  async function drop(user: string, id: string): Promise<void> {
    await rows().delete(keyOf(user, id))
    await files()?.delete(id)
  }

  return {
    all: (user) =>
      reopening(database, async () => {
        const stored = await ofUser(user).toArray()
        return {
          rows: stored.map(table.read).filter((row) => row !== null),
          unread: stored.map((row) => table.unread?.(row) ?? null).filter((row) => row !== null),
        }
      }),

    add: (user, row, bytes) =>
      inOne(async () => {
        const id = idOf(row)
        if (await rows().get(keyOf(user, id))) return
        await rows().put(table.stored(row))
        await files()?.put({ id, user, bytes })
      }),

    change: (user, id, change) =>
      inOne(async () => {
        const stored = await rows().get(keyOf(user, id))
        const before = table.read(stored)
        const after = change(before)
        if (before && (!after || idOf(after) !== id)) await drop(user, id)
        if (stored && !before && after && table.setAside) await rows().put(table.setAside(stored))
        if (after && after !== before) await rows().put(table.stored(after))
        return after
      }),

    content: (id) =>
      reopening(database, async () => {
        const stored = await files()?.get(id)
        return v.is(evidenceContent, stored) ? stored.bytes : null
      }),

    remove: (user, id) => inOne(() => drop(user, id)),

    clear: (user) =>
      inOne(async () => {
        await ofUser(user).delete()
        await files()?.where('user').equals(user).delete()
      }),
  }
}
