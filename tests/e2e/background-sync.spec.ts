import type { CDPSession } from 'playwright/test'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

/** The id under which Chromium's tools know the worker's registration. */
async function registrationId(devtools: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) resolve(first.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  return promise
}

test('OFF-5 when the browser finds a network again, every page is asked to send what waits', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/login')
  await workerInCharge(page)
  const other = await context.newPage()
  await other.goto(`${server.url}/`)
  const pages = [page, other]
  for (const one of pages) {
    await one.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        document.documentElement.setAttribute(
          'data-heard',
          String((data as { type?: unknown }).type),
        )
      })
    })
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: server.url,
    registrationId: await registrationId(devtools),
    tag: 'outbox',
    lastChance: false,
  })
  for (const one of pages) await expect(one.locator('html[data-heard="drain"]')).toHaveCount(1)
})
