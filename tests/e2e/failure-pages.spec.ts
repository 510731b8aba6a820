import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { takeTable } from './support/broken-database.ts'
import { expectFitting } from './support/fitting.ts'
import { expectReadable, expectVisibleFocus, inForcedColours } from './support/forced-colours.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { holdApplication, pageIsLive } from './support/live.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const [, verdant, harbour, supplier] = brands
const failed = 'This page could not be shown'
const pathOf = (name: string) => `/organization/${name.toLowerCase().replaceAll(' ', '-')}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const homeLink = (page: Page) => page.getByRole('link', { name: 'Go to the home page' })
const tryAgain = (page: Page) =>
  page.getByRole('button', { name: 'Try again' }).or(page.getByRole('link', { name: 'Try again' }))

/** Opens the page that fails: it says so, to programs too, and nothing of how it came. */
async function expectFailure(page: Page, path: string, title: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(500)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(await answer?.text()).not.toMatch(/no such table|taken_away|SqliteError|\.[jt]s:\d+/)
  await expect(heading(page)).toHaveText(failed)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(title)
  await expect(tryAgain(page)).toHaveCount(1)
}

/**
 * Expects a page of a profile that fails in both ways to say so, and to be there once it can be.
 * @param organisation one that no other test reads: the server remembers what it has read
 * @param look at the page that failed
 */
async function expectFailures(
  page: Page,
  server: PortalServer,
  { brand, organisation }: { brand: string; organisation: string },
  look: (kind: 'in the frame' | 'alone') => Promise<void>,
): Promise<void> {
  const path = pathOf(organisation)
  await test.step('its data cannot be read', async () => {
    const putBack = takeTable(server, 'credential_notes')
    try {
      await expectFailure(page, path, `${failed} – ${brand} Supplier Engagement Portal`)
      await look('in the frame')
      await expect(heading(page)).toHaveText(failed)
      await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    } finally {
      putBack()
    }
    await tryAgain(page).click()
    await expect(heading(page)).toHaveText(organisation)
  })
  await test.step('it cannot even be begun', async () => {
    const putBack = takeTable(server, 'organisations')
    try {
      await expectFailure(page, path, failed)
      await look('alone')
      await expect(homeLink(page)).toHaveAttribute('href', '/')
    } finally {
      putBack()
    }
    await tryAgain(page).click()
    await expect(heading(page)).toHaveText(organisation)
    await expect(page).toHaveURL(path)
  })
}

test.beforeEach(({ faults }) => faults.expect('status of 500', 'ProblemError'))

test('ERR-2 A11Y-1 MOB-1 the pages of a failure say so, can be tried again, are accessible and fit a narrow phone', async ({
  page,
  server,
}) => {
  test.slow()
  const visit = { brand: 'Credence', organisation: 'Atelier Lachine' }
  await expectFailures(page, server, visit, async (kind) => {
    // Once it is live, a page that was only late would have come by itself.
    if (kind === 'in the frame') await pageIsLive(page)
    await expectAccessible(page)
    await expectFitting(page)
    await inForcedColours(page, async (scheme) => {
      await expectReadable(page, scheme)
      await expectVisibleFocus(page)
      const frame = await homeLink(page).evaluate((one) => getComputedStyle(one).borderTopWidth)
      expect(frame, 'a button without its ground has a frame').not.toBe('0px')
    })
  })
})

for (const { host, name: brand, javaScriptEnabled, organisation } of [
  { ...verdant, javaScriptEnabled: false, organisation: 'Bidgee Linen Hire' },
  { ...harbour, javaScriptEnabled: true, organisation: 'Blue Mesa Logistics' },
  { ...supplier, javaScriptEnabled: false, organisation: 'Boreal Print Works' },
]) {
  test.describe(`${brand} ${javaScriptEnabled ? 'with script' : 'without script'}`, () => {
    test.use({ host, javaScriptEnabled })

    test('ERR-2 a page whose data cannot be read, and one that cannot even be begun, say so and can be tried again', async ({
      page,
      server,
    }) => {
      await expectFailures(page, server, { brand, organisation }, async (kind) => {
        if (javaScriptEnabled && kind === 'in the frame') await pageIsLive(page)
        const before = page.viewportSize()
        await page.setViewportSize(narrowPhone)
        await expectNoSidewaysScroll(page)
        if (before) await page.setViewportSize(before)
      })
    })
  })
}

test('ERR-2 what failed on the server and works a moment later shows by itself', async ({
  page,
  server,
}) => {
  const goLive = await holdApplication(page)
  const putBack = takeTable(server, 'credential_notes')
  try {
    await expectFailure(
      page,
      pathOf('Harrow Lane Facilities'),
      `${failed} – Credence Supplier Engagement Portal`,
    )
  } finally {
    putBack()
  }
  goLive()
  await expect(heading(page)).toHaveText('Harrow Lane Facilities')
  await expect(page).toHaveTitle('Harrow Lane Facilities – Credence Supplier Engagement Portal')
  await expect(tryAgain(page)).toHaveCount(0)
})

test('ERR-2 a screen whose data fails in the browser says so there, and can be tried again', async ({
  page,
}) => {
  await page.goto('/')
  await pageIsLive(page)
  const data = '**/public/organisation/detail/*'
  await page.route(data, (route) => route.fulfill({ status: 500, json: {} }))
  await page.evaluate((to) => window.history.pushState(null, '', to), pathOf('Ironbark Solar'))
  await expect(heading(page)).toHaveText(failed)
  await expect(page).toHaveTitle(`${failed} – Credence Supplier Engagement Portal`)
  await expect(heading(page)).toBeFocused()
  await page.unroute(data)
  await tryAgain(page).click()
  await expect(heading(page)).toHaveText('Ironbark Solar')
  await expect(page).toHaveTitle('Ironbark Solar – Credence Supplier Engagement Portal')
})
