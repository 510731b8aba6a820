import type { Language } from '../i18n/languages.ts'
import type { CacheRows } from './cache-rows.ts'
import type { Cached } from './device.ts'
import { tables } from './cache-tables.ts'

/** What a page has shown, of which table, and when; a null value means that there is no such thing. */
export type SeenRow = Cached & { table: string; key: string }

export type StoreRequest = {
  /** Of the page. */
  language: Language
  /** Of public tables. */
  seen: readonly SeenRow[]
  /** A sign-out could not empty the private tables: first that is made up for. */
  mustClean: boolean
}

/** Does what is asked with the rows of the device, which know the language, one after the other; rejects as they do. */
export async function storeSeenRows(
  rows: CacheRows,
  { seen, mustClean }: Omit<StoreRequest, 'language'>,
): Promise<void> {
  if (mustClean) await rows.clearPrivate()
  for (const { table: name, ...row } of seen) {
    const table = tables.find((one) => one.name === name)
    if (!table) continue
    if (row.value === null) await rows.remove(table, row.key)
    else await rows.put(table, row)
  }
}
