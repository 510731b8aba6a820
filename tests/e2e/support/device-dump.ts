import type { Page } from 'playwright/test'

/** Everything that the device keeps for the portal as one text: databases, caches, storages, cookies. */
export async function dumpDevice(page: Page): Promise<string> {
  const kept = await page.evaluate(readDevice)
  return JSON.stringify([kept, await page.context().cookies()])
}

/** Runs in the page. */
async function readDevice(): Promise<unknown[]> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('IndexedDB does not answer.')))
    })
  const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const table of database.objectStoreNames) {
      kept.push(await done(database.transaction(table).objectStore(table).getAll()))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      kept.push(request.url, await (await cache.match(request))?.text())
    }
  }
  return kept
}
