import type { BrowserContext } from 'playwright/test'
import { registrationId, wakeWorker } from './support/background-sync.ts'
import { cutSaves, keptDrafts, status, typeDescription } from './support/outbox.ts'
import { saveButton } from './support/profile-form.ts'
import { startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

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
  await wakeWorker(devtools, server.url, await registrationId(devtools))
  for (const one of pages) await expect(one.locator('html[data-heard="drain"]')).toHaveCount(1)
})

/** Saves where no save arrives, closes every page of the portal, and leaves an empty one. */
async function saveAndLeave(context: BrowserContext, text: string) {
  const [page] = context.pages()
  if (!page) throw new Error('A page is to be left.')
  const connect = await cutSaves(context)
  await typeDescription(page, text)
  await saveButton(page).click()
  await expect(status(page, '1 change waits to be sent')).toBeVisible()
  const id = await registrationId(await context.newCDPSession(page))
  const empty = await context.newPage()
  const devtools = await context.newCDPSession(empty)
  await devtools.send('ServiceWorker.enable')
  await page.close()
  return {
    connect: () => connect(empty),
    wake: (origin: string) => wakeWorker(devtools, origin, id),
  }
}

test('KEEP-1 OFF-5 without a page the worker sends what waits, once', async ({
  page,
  context,
  server,
  faults,
}) => {
  faults.expect('net::ERR_INTERNET_DISCONNECTED')
  await startSavedSupplier(page)
  await workerInCharge(page)
  const address = page.url()
  const { connect, wake } = await saveAndLeave(context, 'Sent by the worker.')
  const keys: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.method() === 'PATCH') keys.push(request.headers()['idempotency-key'])
  })
  await connect()
  await expect
    .poll(async () => {
      await wake(server.url)
      return keys.length
    })
    .toBe(1)

  const next = await context.newPage()
  await next.goto(address)
  await expect(next.getByLabel('Description')).toHaveValue('Sent by the worker.')
  await expect.poll(() => keptDrafts(next)).toBe('[]')
  expect(keys).toHaveLength(1)
})
