import type { BrowserContext, Page, Route } from 'playwright/test'
import { syncAtOnce } from './support/background-sync.ts'
import { typeDescription } from './support/outbox.ts'
import { saveButton } from './support/profile-form.ts'
import { startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

/** How a save may fail once, and the ms that its next try has to wait at least. */
const failures: [string, (route: Route) => Promise<void>, number][] = [
  ['500', (route) => route.fulfill({ status: 500, json: {} }), 2_000],
  ['502', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), 2_000],
  ['503', (route) => route.fulfill({ status: 503, json: {} }), 2_000],
  ['429', (route) => route.fulfill({ status: 429, json: {} }), 2_000],
  [
    '429 with Retry-After',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '3' }, json: {} }),
    3_000,
  ],
  ['a reset', (route) => route.abort('connectionreset'), 2_000],
]

/** Lets one save after the other fail, and notes when each try of it was made. */
async function failOnce(context: BrowserContext, fail: (route: Route) => Promise<void>) {
  const tries: number[] = []
  let stored = 0
  const saves = '**/api/organizations/*'
  const handle = async (route: Route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    tries.push(Date.now())
    if (tries.length === 1) return fail(route)
    stored += 1
    return route.continue()
  }
  await context.route(saves, handle)
  return { tries, stored: () => stored, end: () => context.unroute(saves, handle) }
}

async function expectBackOff(page: Page, chosen: typeof failures): Promise<void> {
  for (const [name, fail, wait] of chosen) {
    const { tries, stored, end } = await failOnce(page.context(), fail)
    await typeDescription(page, `Typed before ${name}.`)
    await saveButton(page).click()
    await expect.poll(stored, name).toBe(1)
    // Timers of pages may be some ms early by the clock of the test.
    expect((tries[1] ?? 0) - (tries[0] ?? 0), name).toBeGreaterThan(wait - 50)
    await expect(page.getByText('All changes are saved.').first()).toBeVisible()
    expect(tries, name).toHaveLength(2)
    await end()
  }
}

/** Opens the same profile in a second tab, which wakes the outbox as well. */
async function openSecondTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByText('All changes are saved.').first()).toBeVisible()
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('KEEP-1 a save that fails is tried again after its back-off, not before', async ({
    page,
    faults,
  }) => {
    test.slow()
    faults.expect(/Failed to load resource|ERR_CONNECTION_RESET/)
    await startSavedSupplier(page)
    await workerInCharge(page)
    await syncAtOnce(page)
    await expectBackOff(page, failures)
  })

  test('KEEP-1 two tabs together do not try more often', async ({ page, faults }) => {
    test.slow()
    faults.expect(/Failed to load resource|ERR_CONNECTION_RESET/)
    await startSavedSupplier(page)
    await workerInCharge(page)
    await syncAtOnce(page)
    await openSecondTab(page)
    await expectBackOff(
      page,
      failures.filter(([name]) => name === '503' || name === 'a reset'),
    )
  })
})

test('KEEP-1 without a worker the back-off is the same', async ({ page, faults }) => {
  faults.expect(/Failed to load resource|ERR_CONNECTION_RESET/)
  await startSavedSupplier(page)
  await expectBackOff(
    page,
    failures.filter(([name]) => name === '503'),
  )
})
