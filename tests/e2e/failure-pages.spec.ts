import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { brands } from './support/brands.ts'
import { takeTable } from './support/broken-database.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { holdApplication, pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const failed = 'This page could not be shown'
/** Read by no other test: the server remembers what it has read. */
const unread = [
  ...['Atelier Lachine', 'Bidgee Linen Hire', 'Blue Mesa Logistics', 'Boreal Print Works'],
  ...['Maple Current Energy', 'Cedar Ridge Manufacturing', 'Clyde Coast Seafood', 'Coton Vif'],
]
const pathOf = (name: string) => `/organization/${name.toLowerCase().replaceAll(' ', '-')}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
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

test.beforeEach(({ faults }) => faults.expect('status of 500', 'ProblemError'))

for (const { host, name } of brands) {
  for (const javaScriptEnabled of [true, false]) {
    const [one = '', path = pathOf(one)] = unread.splice(0, 1)
    test.describe(`${name} ${javaScriptEnabled ? 'with script' : 'without script'}`, () => {
      test.use({ host, javaScriptEnabled })

      test('ERR-2 a page whose data cannot be read says so, and can be tried again', async ({
        page,
        server,
      }) => {
        const putBack = takeTable(server, 'credential_notes')
        try {
          await expectFailure(page, path, `${failed} – ${name} Supplier Engagement Portal`)
          // Once it is live, a page that was only late would have come by itself.
          if (javaScriptEnabled) await pageIsLive(page)
          await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
          await expect(page.getByRole('contentinfo')).toBeVisible()
        } finally {
          putBack()
        }
        await tryAgain(page).click()
        await expect(heading(page)).toHaveText(one)
      })

      test('ERR-2 a page that cannot even be begun is one that stands alone', async ({
        page,
        server,
      }) => {
        const putBack = takeTable(server, 'organisations')
        try {
          await expectFailure(page, path, failed)
          if (javaScriptEnabled) await expectAccessible(page)
          await page.setViewportSize(narrowPhone)
          await expectNoSidewaysScroll(page)
          if (javaScriptEnabled) await expectLargeTargets(page)
          const home = page.getByRole('link', { name: 'Go to the home page' })
          await expect(home).toHaveAttribute('href', '/')
        } finally {
          putBack()
        }
        await tryAgain(page).click()
        await expect(heading(page)).toHaveText(one)
        await expect(page).toHaveURL(path)
      })
    })
  }
}

test('ERR-2 A11Y-1 the page of a failure is accessible and fits a narrow phone', async ({
  page,
  server,
}) => {
  const putBack = takeTable(server, 'credential_notes')
  try {
    await expectFailure(
      page,
      pathOf('Elbe Verpackung'),
      `${failed} – Credence Supplier Engagement Portal`,
    )
    await pageIsLive(page)
    await expect(heading(page)).toHaveText(failed)
    await expectAccessible(page)
    await page.setViewportSize(narrowPhone)
    await expectNoSidewaysScroll(page)
    await expectLargeTargets(page)
  } finally {
    putBack()
  }
})

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
