import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { accountMenu } from './support/accounts.ts'
import { expectAccessible } from './support/accessibility.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { askedScripts, partPath } from './support/built-parts.ts'
import { holdIdle, pageIsLive } from './support/live.ts'
import {
  countSaves,
  cutSaves,
  listen,
  openQueue,
  sendInVain,
  status,
  typeDescription,
} from './support/outbox.ts'
import { refuseSaves, saveButton } from './support/profile-form.ts'
import { save, startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const description = (page: Page) => page.getByLabel('Description')

test.describe('of a saved profile', () => {
  let name = ''
  test.beforeEach(async ({ page }) => {
    name = await startSavedSupplier(page)
  })

  test('OFF-5 OFF-8 what waits is seen from every page, survives a restart and is sent exactly once', async ({
    page,
    context,
    faults,
  }) => {
    test.slow()
    faults.expect('net::ERR_INTERNET_DISCONNECTED')
    const connect = await cutSaves(context)
    const stored = countSaves(context)
    await typeDescription(page, 'Typed where no save arrives.')
    await saveButton(page).click()
    await expect(status(page, '1 change waits to be sent')).toBeVisible()
    await page.close()

    const restarted = await context.newPage()
    await restarted.goto('/')
    const queue = await openQueue(restarted, '1 change waits to be sent')
    const item = queue.getByRole('listitem', { name })
    await expect(item).toContainText('Waiting to be sent')
    await expect(restarted.getByTestId('status-region')).toHaveText('1 change waits to be sent')
    await expectAccessible(restarted, '[role=dialog]')
    await sendInVain(restarted)
    expect(stored()).toBe(0)

    await connect(restarted)
    // By itself it waits for its time, longer after each try in vain.
    await queue.getByRole('button', { name: 'Send now' }).click()
    await expect(queue.getByText('Everything is sent')).toBeVisible()
    await expect(restarted.getByTestId('status-region')).toHaveText('All changes sent')
    await restarted.goto('/organisation')
    await expect(description(restarted)).toHaveValue('Typed where no save arrives.')
    expect(stored()).toBe(1)
  })

  test('OFF-8 the icon of the installed application counts what is on this device only', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shown: number[] = []
      const show = async (count = 0) => void shown.push(count)
      Object.assign(window, { shown })
      Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show() })
    })
    const count = () => page.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1))
    await page.reload()
    await expect.poll(count).toBe(0)
    await typeDescription(page, 'Not sent yet.')
    await expect.poll(count).toBe(1)
    await save(page)
    await expect.poll(count).toBe(0)
  })

  test('OFF-8 says once that the device is offline and online again, however much is typed', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('net::ERR_INTERNET_DISCONNECTED')
    const said = await listen(page)
    await context.setOffline(true)
    await expect(status(page, 'You are offline')).toBeVisible()
    await expect.poll(said).toEqual(['You are offline'])
    await description(page).pressSequentially(' Typed key by key.')
    await description(page).blur()
    await expect(status(page, 'You are offline. 1 unsent change')).toBeVisible()
    await context.setOffline(false)
    await expect(status(page, '1 unsaved draft')).toBeVisible()
    await expect.poll(said).toEqual(['You are offline', 'You are online again. 1 unsaved draft'])
  })

  test('OFF-8 says that the device is offline when that came before the drafts were read', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('net::ERR_INTERNET_DISCONNECTED')
    const becomeIdle = await holdIdle(page)
    await page.reload()
    // The first sign of use makes a page live that is never idle.
    await page.keyboard.press('Shift')
    await expect(description(page)).toBeVisible()
    const said = await listen(page)
    await context.setOffline(true)
    await expect(status(page, 'You are offline')).toBeVisible()
    await becomeIdle()
    await expect.poll(said).toEqual(['You are offline'])
  })

  test('OFF-5 an item is discarded after a question that says what is lost', async ({ page }) => {
    await typeDescription(page, 'Not wanted after all.')
    const queue = await openQueue(page, '1 unsaved draft')
    const discard = queue.getByRole('button', { name: `Discard your changes to ${name}` })
    await discard.click()
    const question = queue.getByRole('group', { name: `Discard your changes to ${name}?` })
    await expect(question).toBeFocused()
    await expect(question).toContainText('You lose what you changed in: Description.')
    await expectAccessible(page, '[role=dialog]')
    await question.getByRole('button', { name: 'Keep' }).click()
    await expect(discard).toBeFocused()

    await discard.click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(queue.getByText('Everything is sent')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(queue).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(description(page)).toHaveValue('Baskets woven by hand.')
    await expect(status(page, 'Show unsent changes')).toBeHidden()
  })

  test('OFF-5 unsent changes are exported as a file', async ({ page }) => {
    await typeDescription(page, 'To be carried out of here in a file.')
    const queue = await openQueue(page, '1 unsaved draft')
    const downloading = page.waitForEvent('download')
    await queue.getByRole('button', { name: 'Export unsent changes' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('credence-unsent-changes.json')
    const exported: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(exported).toMatchObject([
      { name, patch: { description: 'To be carried out of here in a file.' } },
    ])
  })

  test('OFF-7 a refused change is listed with the reason, and leads to its form', async ({
    page,
    faults,
  }) => {
    faults.expect('status of 403')
    await refuseSaves(page, 403, { code: 'forbidden', message: 'Only administrators may do this.' })
    await typeDescription(page, 'Typed by somebody who may not.')
    await saveButton(page).click()
    await expect(status(page, '1 change was refused')).toBeVisible()
    await page.goto('/')
    const queue = await openQueue(page, '1 change was refused')
    await expect(queue.getByText('Refused: Only administrators may do this.')).toBeVisible()
    await queue.getByRole('link', { name: `Open ${name}` }).click()
    await expect(queue).toBeHidden()
    await expect(description(page)).toHaveValue('Typed by somebody who may not.')
  })

  test('OFF-5 changes to an organisation that is not theirs any more are listed and discarded', async ({
    page,
  }) => {
    await typeDescription(page, 'Typed before leaving.')
    await expect(status(page, '1 unsaved draft')).toBeVisible()
    await page.evaluate(moveDrafts, 'left-long-ago')
    await page.goto('/')
    const queue = await openQueue(page, '1 unsaved draft')
    await expect(queue.getByText('no longer among your organisations')).toBeVisible()
    await expect(queue.getByRole('link', { name: 'Open' })).toBeHidden()
    await queue.getByRole('button', { name: 'Discard' }).click()
    await queue.getByRole('group').getByRole('button', { name: 'Discard' }).click()
    await expect(queue.getByText('Everything is sent')).toBeVisible()
  })

  test('OFF-8 nothing in the header moves when the status comes, on the narrowest phone', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('net::ERR_INTERNET_DISCONNECTED')
    await page.setViewportSize(narrowPhone)
    await page.evaluate(() => window.scrollTo(0, 0))
    const header = page.getByRole('banner')
    const places = async () => [
      await header.boundingBox(),
      await header.getByRole('link').first().boundingBox(),
      await accountMenu(page).boundingBox(),
    ]
    const before = await places()
    await context.setOffline(true)
    await expect(status(page, 'You are offline')).toBeVisible()
    expect(await places()).toEqual(before)
    await expectNoSidewaysScroll(page)
  })
})

test('OFF-8 a guest is told only that the device is offline, and fetches nothing of drafts', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR_INTERNET_DISCONNECTED')
  const asked = askedScripts(page)
  await page.goto('/')
  await pageIsLive(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toContain(partPath('application'))
  for (const part of ['user', 'store', 'workplace']) expect(asked).not.toContain(partPath(part))
  await expect(page.getByTestId('status-region')).toBeEmpty()
  await context.setOffline(true)
  await expect(page.getByRole('banner').getByText('You are offline')).toBeVisible()
  await expect(status(page, 'You are offline')).toBeHidden()
})

/** Runs in the page: as if the drafts had been made under another slug. */
async function moveDrafts(slug: string): Promise<void> {
  const opening = indexedDB.open('credence')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction('drafts', 'readwrite')
  const drafts = transaction.objectStore('drafts')
  const reading = drafts.getAll() as IDBRequest<{ organisation: string }[]>
  reading.addEventListener('success', () => {
    drafts.clear()
    for (const row of reading.result) drafts.put({ ...row, organisation: slug })
  })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}
