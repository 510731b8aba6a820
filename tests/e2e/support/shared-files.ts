import type { Page } from 'playwright/test'
import { sharedFiles } from '#src/contract/shared-files.ts'
import type { TestFile } from './evidence.ts'

/** Leaves files as the service worker does for those that another application shared. */
export async function shareFiles(page: Page, ...files: TestFile[]): Promise<void> {
  await page.evaluate(
    async ({ where, shared }) => {
      const cache = await caches.open(where.cache)
      for (const { name, mimeType, content } of shared) {
        const headers = { 'content-type': mimeType, [where.nameHeader]: encodeURIComponent(name) }
        const body = Uint8Array.from(content)
        await cache.put(where.keyPrefix + crypto.randomUUID(), new Response(body, { headers }))
      }
    },
    {
      where: sharedFiles,
      shared: files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: [...buffer] })),
    },
  )
}

/** How many shared files the worker's cache still has; null where there is no such cache. */
export function leftShared(page: Page): Promise<number | null> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return null
    return (await (await caches.open(name)).keys()).length
  }, sharedFiles.cache)
}
