import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { foreignTexts } from './support/foreign-texts.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { pageIsLive } from './support/live.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

// The provider notes down in which language an account was used.
test.use({ portal: 'own' })

const organisation = 'coolabah-office-supplies'
const profile = `/organization/${organisation}`
const openPages = ['/', '/get-started', '/benefits', '/badge', '/login', '/no/such/page', profile]
const workplace = ['', '&section=benefits', '&section=modules', '&section=recommendations'].map(
  (section) => `/organisation?organisation=${organisation}${section}`,
)
const signedIn = [
  ...workplace,
  `/organisation/members?organisation=${organisation}`,
  '/register/organisation',
  '/register/organisation/setup',
]

for (const language of ['de', 'ar'] as const) {
  for (const { host, name } of brands) {
    test.describe(`${language} ${host}`, () => {
      test.use({ host })

      test(`LNG-1 LNG-4 ${name}: no screen says anything in another language than ${language}, and each fits`, async ({
        page,
        context,
        baseURL,
        faults,
      }) => {
        test.slow()
        faults.expect('status of 404')
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
        for (const path of openPages) {
          await page.goto(`/${language}${path}`)
          await pageIsLive(page)
          await expectOwn(page, language)
        }
        for (const path of signedIn) {
          await openAs(page, demoAccount, path)
          await expect(page.getByRole('main')).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expectOwn(page, language)
        }
      })
    })
  }
}

async function expectOwn(page: Page, language: 'de' | 'ar'): Promise<void> {
  const { pathname, search } = new URL(page.url())
  await test.step(`${language} ${pathname}${search}`, async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect.soft(await foreignTexts(page, language), pathname + search).toEqual([])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })
}
