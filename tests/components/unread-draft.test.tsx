import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDatabase } from '#src/storage/database.ts'
import { draftFormat } from '#src/storage/tables/draft-formats.ts'
import { closePortal } from './support/open-portal.tsx'
import { network } from './support/network.ts'
import { save, saveButton, saves } from './support/profile-form.ts'
import { expectShown } from './support/screen.ts'
import { openAsOwner, startSavedSupplier } from './support/supplier.ts'

const description = page.getByLabelText('Description')
const queue = page.getByRole('dialog', { name: 'Unsent changes' })

type Row = { user: string; organisation: string }

/** Works with the drafts as IndexedDB has them. */
async function drafts(change?: (rows: Row[]) => Row[]): Promise<Row[]> {
  const database = openDatabase()
  const table = database.table<Row>('drafts')
  if (change) await table.bulkPut(change(await table.toArray()))
  const rows = await table.toArray()
  database.close()
  return rows
}

/** Presses the status in the header that says these words. */
async function openQueue(words: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words }).click()
  await expect.element(queue).toBeVisible()
}

const newer = { format: draftFormat + 1, words: 'of a shape that nobody here knows' }

/** Opens a profile of which the device has a draft that a newer release has kept. */
async function openWithUnread(): Promise<string> {
  const { name, slug } = await startSavedSupplier()
  await description.fill('Typed in another release.')
  await expect.poll(() => drafts()).toHaveLength(1)
  await closePortal()
  await drafts((rows) => rows.map((row) => ({ ...row, ...newer })))
  await openAsOwner(`/organisation?organisation=${slug}`)
  await expectShown('All changes are saved.')
  return name
}

/** Discards the entry of the queue that cannot be read. */
async function discardUnread(): Promise<void> {
  await openQueue('1 draft cannot be read here')
  const item = queue.getByRole('listitem').filter({ hasText: 'Kept by another version' })
  await item.getByRole('button', { name: /^Discard/ }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
}

test('KEEP-1 a draft of a newer release is listed and kept, and never written over', async () => {
  const name = await openWithUnread()
  await openQueue('1 draft cannot be read here')
  const item = queue.getByRole('listitem', { name })
  await expect.element(item).toMatchTextContent('Kept by another version of this portal')
  await page.getByRole('button', { name: 'Close' }).click()

  await description.fill('Typed here.')
  await save()
  const kept = await drafts()
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ ...newer, patch: { description: 'Typed in another release.' } })

  await discardUnread()
  await expect.element(queue.getByText('Everything is sent')).toBeVisible()
  expect(await drafts()).toEqual([])
})

test('KEEP-1 discarding it leaves what was typed here since', async () => {
  await openWithUnread()
  await description.fill('Typed here.')
  await expect.poll(() => drafts()).toHaveLength(2)
  await discardUnread()
  await expect.poll(() => drafts()).toHaveLength(1)
  expect((await drafts())[0]).toMatchObject({ patch: { description: 'Typed here.' } })
  await expect.element(description).toHaveValue('Typed here.')
})

test('KEEP-1 what waits says why, in the words of the server', async () => {
  const { name } = await startSavedSupplier()
  const message = 'The portal is being moved. Everything can be saved again at noon.'
  network.answer('PATCH', saves, { status: 503, json: { message } })
  await description.fill('Typed before noon.')
  await saveButton.click()
  await openQueue('1 change waits to be sent')
  const item = queue.getByRole('listitem', { name })
  await expect.element(item).toMatchTextContent(`The server said: ${message}`)
})
