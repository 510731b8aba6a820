import type { CDPSession, Page } from 'playwright/test'

/** The id under which Chromium's tools know the worker's registration. */
export async function registrationId(devtools: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) resolve(first.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  return promise
}

/**
 * Has the browser wake the worker as it does when it has found a network.
 * @param origin of the portal
 */
export async function wakeWorker(
  devtools: CDPSession,
  origin: string,
  registrationId: string,
): Promise<void> {
  const event = { tag: 'outbox', lastChance: false }
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, ...event })
}

/**
 * Wakes the worker as soon as a page asks for a background sync, as a browser with a network does. The
 * browser of the tests puts such events off, because its profile is a private one.
 */
export async function syncAtOnce(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const id = await registrationId(devtools)
  const { origin } = new URL(page.url())
  await page.exposeFunction('wakeWorker', () => wakeWorker(devtools, origin, id))
  await page.evaluate(() => {
    type Page = { wakeWorker(): Promise<void>; SyncManager: { prototype: object } }
    const { wakeWorker, SyncManager } = window as unknown as Page
    Object.assign(SyncManager.prototype, { register: () => wakeWorker() })
  })
}
