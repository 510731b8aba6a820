import type { Page } from 'playwright/test'
import { syncAtOnce } from './support/background-sync.ts'
import { holdDeadlines } from './support/deadlines.ts'
import { failOnce, failures } from './support/failing-saves.ts'
import { typeDescription } from './support/outbox.ts'
import { saveButton } from './support/profile-form.ts'
import { startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

/**
 * Has a page look at what waits, as when its network is back. A look that was under way serves for this one, and may
 * have got its answer just before it is waited for: then it is had once more.
 */
const wake = (page: Page): Promise<void> =>
  expect(async () => {
    await Promise.all([
      page.waitForResponse('**/ready', { timeout: 3_000 }),
      page.evaluate(() => window.dispatchEvent(new Event('online'))),
    ])
  }).toPass()

/** However often a save that fails is looked at, it goes out again when its time has come, and is stored once. */
async function expectBackOff(page: Page): Promise<void> {
  const { clock } = page.context()
  const tabs = page.context().pages()
  const passDeadlines = await Promise.all(tabs.map(holdDeadlines))
  for (const failure of failures) {
    const { name, wait, isSilent } = failure
    const { keys, versions, failed, end } = await failOnce(page.context(), failure)
    await typeDescription(page, `Typed before ${name}.`)
    await saveButton(page).click()
    await failed
    await Promise.all(tabs.map(wake))
    if (isSilent) await Promise.all(passDeadlines.map((pass) => pass()))
    await expect(page.getByText('Saved on this device').first(), name).toBeVisible()
    await clock.runFor(wait - 1)
    await Promise.all(tabs.map(wake))
    expect(keys, name).toHaveLength(1)
    await clock.resume()
    await expect.poll(() => versions.length, name).toBe(isSilent ? 2 : 1)
    await expect(page.getByText('All changes are saved.').first()).toBeVisible()
    expect(keys, name).toHaveLength(2)
    expect(new Set(keys).size, `${name}: keys`).toBe(1)
    expect(new Set(versions).size, `${name}: versions stored`).toBe(1)
    await end()
  }
}

/** Opens the same profile in a second tab, which wakes the outbox as well. */
async function openSecondTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByText('All changes are saved.').first()).toBeVisible()
}

test.beforeEach(async ({ context, page, faults }) => {
  test.slow()
  faults.expect(/Failed to load resource|ERR_CONNECTION_RESET/)
  await context.clock.install()
  await startSavedSupplier(page)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test.beforeEach(async ({ page }) => {
    await workerInCharge(page)
    await syncAtOnce(page)
  })

  test('KEEP-1 a save that fails is tried again after its back-off, not before', async ({
    page,
  }) => {
    await expectBackOff(page)
  })

  test('KEEP-1 two tabs together do not try more often', async ({ page }) => {
    await openSecondTab(page)
    await expectBackOff(page)
  })
})

test('KEEP-1 without a worker the back-off is the same, in one tab and in two', async ({
  page,
}) => {
  await expectBackOff(page)
  await openSecondTab(page)
  await expectBackOff(page)
})
