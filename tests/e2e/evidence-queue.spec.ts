import type { Page } from 'playwright/test'
import { newAccount } from '../fixtures/accounts.ts'
import { signOut } from './support/accounts.ts'
import { blockDatabases } from './support/blocked-storage.ts'
import {
  credentialRow,
  openEvidence,
  pdf,
  pick,
  startWithCredential,
  storedFiles,
  uploads,
} from './support/evidence.ts'
import { openMembers } from './support/navigation.ts'
import { openQueue } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const savedHere = 'Saved on this device. It will be sent when you are back online.'

/** Counts the uploads that the server has answered, by their idempotency keys. */
function watchUploads(page: Page): { keys: (string | undefined)[]; statuses: number[] } {
  const seen = { keys: [] as (string | undefined)[], statuses: [] as number[] }
  page.context().on('request', (request) => {
    if (uploads.test(request.url())) seen.keys.push(request.headers()['idempotency-key'])
  })
  page.context().on('response', (answer) => {
    if (uploads.test(answer.url())) seen.statuses.push(answer.status())
  })
  return seen
}

test('OFF-5 PRF-8 a file chosen without a network outlives its screen and is sent once', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR', 'could not be loaded')
  await startWithCredential(page)
  await openMembers(page)
  await page.goBack()
  const dialog = await openEvidence(page)
  await context.setOffline(true)
  await pick(dialog, pdf('warehouse.pdf'))
  await expect(dialog.getByText(savedHere)).toBeVisible()
  await page.keyboard.press('Escape')
  await openMembers(page)
  await page.goBack()
  await expect(credentialRow(page).getByText(savedHere)).toBeVisible()
  const queue = await openQueue(page, 'You are offline. 1 unsent change')
  await expect(queue.getByText('Evidence file warehouse.pdf')).toBeVisible()
  await expect(queue.getByText('Waiting for a connection')).toBeVisible()
  await page.keyboard.press('Escape')
  const seen = watchUploads(page)
  await context.setOffline(false)
  await openEvidence(page)
  await expect(storedFiles(dialog)).toHaveText([/warehouse\.pdf/])
  await expect(dialog.getByText(savedHere)).toBeHidden()
  expect(seen.statuses).toEqual([201])
})

test('OFF-5 PRF-8 a file that waits when the page is gone is sent by the next one', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR')
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  await context.setOffline(true)
  await pick(dialog, pdf('first.pdf'), pdf('second.pdf'))
  await expect(dialog.getByText(savedHere)).toHaveCount(2)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const seen = watchUploads(next)
  await next.goto('/organisation')
  const again = await openEvidence(next)
  await expect(storedFiles(again)).toHaveText([/second\.pdf/, /first\.pdf/])
  expect(seen.statuses).toEqual([201, 201])
})

test('OFF-5 PRF-8 a server in trouble gets the file again, by itself', async ({ page, faults }) => {
  faults.expect('503')
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const seen = watchUploads(page)
  await page.route(uploads, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await pick(dialog, pdf('later.pdf'))
  await expect(storedFiles(dialog)).toHaveText([/later\.pdf/])
  expect(seen.statuses).toEqual([503, 201])
  expect(new Set(seen.keys).size).toBe(1)
})

test('OFF-5 PRF-8 a file whose answer was lost is there once', async ({ page, faults }) => {
  faults.expect('net::ERR')
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const seen = watchUploads(page)
  const lost = Promise.withResolvers<number>()
  await page.route(
    uploads,
    async (route) => {
      const answer = await route.fetch()
      await route.abort()
      lost.resolve(answer.status())
    },
    { times: 1 },
  )
  await pick(dialog, pdf('once.pdf'))
  expect(await lost.promise).toBe(201)
  await expect(storedFiles(dialog)).toHaveText([/once\.pdf/])
  expect(seen.keys).toHaveLength(2)
  expect(new Set(seen.keys).size).toBe(1)
  await page.reload()
  await openEvidence(page)
  await expect(storedFiles(dialog)).toHaveText([/once\.pdf/])
})

test('OFF-7 PRF-8 what is refused stays with its reason, also after a reload', async ({
  page,
  faults,
}) => {
  faults.expect('422')
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const content = Buffer.from('<!doctype html>')
  await pick(dialog, { name: 'page.pdf', mimeType: 'application/pdf', buffer: content })
  const reason = 'The file must be a whole PDF, PNG or JPEG'
  await expect(dialog).toContainText(reason)
  await page.reload()
  await openEvidence(page)
  await expect(dialog).toContainText(reason)
  await dialog.getByRole('button', { name: 'Discard page.pdf' }).click()
  await expect(dialog.getByText('page.pdf')).toBeHidden()
  await page.reload()
  await openEvidence(page)
  await expect(dialog.getByText('No evidence yet')).toBeVisible()
})

test('OFF-5 AUT-8 a file waits for a new sign-in', async ({ page, faults }) => {
  faults.expect('401')
  await startWithCredential(page, newAccount())
  const dialog = await openEvidence(page)
  await page.route(uploads, (route) =>
    route.fulfill({ status: 401, json: { message: 'Please log in.', code: 'unauthorised' } }),
  )
  await pick(dialog, pdf('kept.pdf'))
  await expect(dialog).toContainText('Saved on this device. It will be sent once you log in again.')
  await page.unroute(uploads)
  await dialog.getByRole('button', { name: 'Retry kept.pdf' }).click()
  await expect(storedFiles(dialog)).toHaveText([/kept\.pdf/])
})

test('OFF-5 PRF-8 two tabs show the same file and send it once', async ({ page, context }) => {
  await startWithCredential(page)
  const other = await context.newPage()
  await other.goto('/organisation')
  const there = await openEvidence(other)
  await expect(there.getByText('No evidence yet')).toBeVisible()
  const seen = watchUploads(page)
  const held = Promise.withResolvers<void>()
  await context.route(uploads, async (route) => {
    await held.promise
    await route.continue()
  })
  const dialog = await openEvidence(page)
  await pick(dialog, pdf('shared.pdf'))
  await expect(there.getByRole('progressbar', { name: 'Uploading shared.pdf' })).toBeVisible()
  held.resolve()
  await expect(storedFiles(dialog)).toHaveText([/shared\.pdf/])
  await expect(storedFiles(there)).toHaveText([/shared\.pdf/])
  expect(seen.statuses).toEqual([201])
})

test('OFF-11 PRF-8 where nothing can be kept the page says so, and asks before it goes', async ({
  page,
}) => {
  await page.addInitScript(blockDatabases)
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const held = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await held.promise
    await route.continue()
  })
  await pick(dialog, pdf('unstored.pdf'))
  await expect(dialog.getByText('This device cannot keep your files')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  held.resolve()
  await expect(storedFiles(dialog)).toHaveText([/unstored\.pdf/])
  await expect(dialog.getByText('This device cannot keep your files')).toBeHidden()
})

test('OFF-10 signing out leaves no file on the device', async ({ page }) => {
  await startWithCredential(page, newAccount())
  const dialog = await openEvidence(page)
  const held = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await held.promise
    await route.abort().catch(() => {})
  })
  await pick(dialog, pdf('private.pdf'))
  await expect.poll(() => keptFiles(page)).toEqual([1, 1])
  await page.keyboard.press('Escape')
  await signOut(page, { discard: true })
  held.resolve()
  expect(await keptFiles(page)).toEqual([0, 0])
})

/** How many rows and contents of files IndexedDB has. */
function keptFiles(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')))
      })
    const database = await settled(indexedDB.open('credence'))
    const names = ['evidenceQueue', 'evidenceContents']
    const stores = database.transaction(names)
    const counts = names.map((name) => settled(stores.objectStore(name).count()))
    const all = await Promise.all(counts)
    database.close()
    return all
  })
}
