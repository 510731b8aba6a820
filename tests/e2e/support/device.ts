import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/**
 * Waits until the page, which writes when it is idle, has kept at least so many rows on the device.
 * @param rows how many, by table
 */
export async function deviceKeeps(page: Page, rows: Record<string, number>): Promise<void> {
  const missing = () =>
    page.evaluate(async (rows) => {
      const found = await indexedDB.databases()
      if (!found.some(({ name }) => name === 'credence')) return ['credence']
      const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
      const opening = indexedDB.open('credence')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error))
      const database = await promise
      const counts = Object.keys(rows).map(async (table) => {
        const counting = database.transaction(table).objectStore(table).count()
        await new Promise((done) => counting.addEventListener('success', done))
        return { table, count: counting.result }
      })
      const few = (await Promise.all(counts)).filter(
        ({ table, count }) => count < (rows[table] ?? 0),
      )
      database.close()
      return few.map(({ table }) => table)
    }, rows)
  await expect.poll(missing).toEqual([])
}
