import type { Page } from 'playwright/test'
import { blockDatabases } from './support/blocked-storage.ts'
import {
  dumpDevice,
  expectPrepared,
  goTo,
  lostRequests,
  openWorkplace,
  visitOtherScreens,
} from './support/offline.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

test.describe.configure({ timeout: 120_000 })

test('OFF-3 one visit brings everything that the workplace needs onto the device, each thing with its age', async ({
  page,
}) => {
  const before = Date.now()
  await openWorkplace(page)
  await expectPrepared(page)
  const rows = await dumpDevice(page)
  const kept = rows.map(({ table, key }) => `${table} ${key.replace(/^[\da-f-]{36}/, 'user')}`)
  expect(kept).toEqual(
    expect.arrayContaining([
      'environment portal',
      'memberships user',
      'organisations user/coolabah-office-supplies',
      'organisations user/northwind-packaging',
      'reference attributes',
      'reference countries',
      'reference credentials',
      'reference identifier-types/AU',
      'reference identifier-types/NZ',
      'reference locations',
      'reference modules',
      'reference offers',
      'reference products',
      'reference questionnaire/carbon-footprint',
      'reference questionnaire/circular-economy',
      'reference questionnaire/human-rights',
      'reference questionnaire/recycled-content',
      'reference questionnaire/supplier-spend',
    ]),
  )
  expect(kept.filter((one) => one.startsWith('themes '))).toHaveLength(1)
  for (const { storedAt } of rows) {
    expect(storedAt).toBeGreaterThanOrEqual(before)
    expect(storedAt).toBeLessThanOrEqual(Date.now())
  }
})

test('OFF-3 who asked the browser to spare data is spared, and a guest has nothing prepared', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openWorkplace(page)
  await expect
    .poll(async () => (await dumpDevice(page)).some(({ table }) => table === 'organisations'))
    .toBe(true)
  await goTo(page, 'Benefits')
  await expect(page.getByText('Ledgerleaf', { exact: true })).toBeVisible()
  expect(asked.filter((path) => /^\/api\/.*questionnaire/.test(path))).toEqual([])
})

for (const [how, away] of [
  ['without a network', 'offline'],
  ['while the server is down', 'down'],
] as const) {
  test(`OFF-3 each section opens ${how}, and what needs the server comes by itself afterwards`, async ({
    page,
    context,
    server,
    faults,
  }) => {
    faults.expect(...lostRequests)
    await openWorkplace(page)
    await expectPrepared(page)
    await visitOtherScreens(page)
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0)
    if (away === 'offline') await context.setOffline(true)
    else await server.kill()

    await page.getByLabel('Switch between suppliers').selectOption('Coolabah Office Supplies')
    await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supplies')
    await expect(page.locator('#products').getByRole('combobox')).toBeVisible()
    for (const part of ['#products', '#locations', '#credentials']) {
      await expect(page.locator(part)).not.toContainText('could not be loaded')
    }
    await expect(page.getByLabel('Registry').first()).toContainText('Australian Business Number')

    await goTo(page, 'Benefits')
    await page.getByRole('button', { name: 'Ask for a call' }).click()
    const claim = page.getByRole('dialog')
    await expect(claim.getByRole('alert')).toContainText('Your claim could not be loaded')
    await expect(claim.getByRole('button', { name: 'Try again' })).toBeVisible()
    await claim.getByRole('button', { name: 'Close' }).last().click()

    await goTo(page, 'Modules')
    await page.getByRole('button', { name: /Start/ }).first().click()
    const questions = page.getByRole('dialog')
    await questions.getByRole('button', { name: /Start|Continue/ }).click()
    await expect(questions.getByText(/Question 1 of/)).toBeVisible()
    await page.keyboard.press('Escape')

    await goTo(page, 'Members')
    await expect(page.getByRole('alert')).toContainText('Members could not be loaded')
    await goTo(page, 'Invoice Finance')
    // The members' page has an alert of its own, and its menu goes with it.
    const finance = page.locator('[data-section=invoice]')
    await expect(finance.getByRole('alert')).toContainText('could not be loaded')
    await goTo(page, 'Add supplier')
    // The manage page, which is left, has a combobox too.
    await page.getByRole('combobox', { name: 'Name of the organisation' }).fill('coola')
    await expect(page.getByText('The search could not be done.')).toBeVisible()
    await expect(page.getByText('No results found', { exact: false })).toHaveCount(0)
    await page.goBack()
    await goTo(page, 'Pathways')
    await expect(page.getByText('Recommendations need a connection')).toBeVisible()

    if (away === 'offline') await context.setOffline(false)
    else await server.start()
    const path = page.getByRole('list', { name: 'Recommended credentials' })
    await expect(path.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  })
}

test('PUB-11 a public profile seen before opens without a network, with the time it was fetched', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(...lostRequests)
  await openWorkplace(page)
  const heading = page.getByRole('heading', { level: 1 })
  await openProfile(page)
  await expect(heading).toHaveText('Northwind Packaging')
  await expect(page.getByText('copy kept on this device')).toHaveCount(0)
  await page.goBack()
  await expect(heading).toHaveText('My organization')
  await context.setOffline(true)
  await openProfile(page)
  await expect(heading).toHaveText('Northwind Packaging')
  await expect(page.getByText('copy kept on this device')).toContainText('fetched')
})

/** As a link within the portal does, without loading a document. */
const openProfile = (page: Page) =>
  page.evaluate(() => history.pushState(null, '', '/organization/northwind-packaging'))

const brokenStorage = {
  'IndexedDB is blocked': blockDatabases,
  'there is no IndexedDB': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
  'IndexedDB never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
}

for (const [trouble, breakStorage] of Object.entries(brokenStorage)) {
  test(`OFF-11 where ${trouble} every page opens, with the network`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('credence.device-used', 'yes'))
    await page.addInitScript(breakStorage)
    await openWorkplace(page)
    await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
    await goTo(page, 'Benefits')
    await expect(page.getByText('Ledgerleaf', { exact: true })).toBeVisible()
    await openProfile(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind Packaging')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
