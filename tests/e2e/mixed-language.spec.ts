import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { foreignTexts } from './support/foreign-texts.ts'
import { cutTexts, expectNoSidewaysScroll, lengthenTexts } from './support/layout.ts'
import { pageIsLive } from './support/live.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

// The provider notes down in which language an account was used.
test.use({ portal: 'own' })

const organisation = 'coolabah-office-supplies'
const openPages = [
  '/',
  '/get-started',
  '/benefits',
  '/badge',
  '/trust',
  '/trust/emas',
  '/organization/coolabah-office-supplies/history',
  '/login',
  '/no/such/page',
]
openPages.push(`/organization/${organisation}`)
const sections = ['', '&section=benefits', '&section=modules', '&section=recommendations']
const signedIn = [
  ...sections.map((section) => `/organisation?organisation=${organisation}${section}`),
  `/organisation/members?organisation=${organisation}`,
  '/register/organisation',
  '/register/organisation/setup',
]

/** What brings texts of the brand to signed-in people; the rest is the same under each. */
const ofBrand = signedIn.filter((path) => /section=(?:benefits|modules)/.test(path))

for (const { host, name } of brands.slice(0, 3)) {
  // Words grow by the language and not by the brand.
  const isFirst = host === brands[0]?.host
  const fits = isFirst ? 'fits, with words 40 % longer too' : 'fits'
  test.describe(host, () => {
    test.use({ host })

    for (const language of ['de', 'ar'] as const) {
      test(`LNG-1 LNG-2 LNG-4 ${name} in ${language}: no screen mixes languages; each becomes live as it was rendered, and ${fits}`, async ({
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
          const words = await page.locator('body').innerText()
          await pageIsLive(page)
          expect(await page.locator('body').innerText(), path).toBe(words)
          await expectOwnWords(page, language)
          await expectFits(page, { longerToo: isFirst })
        }
        for (const path of isFirst ? signedIn : ofBrand) {
          await openSettled(page, path)
          await expectOwnWords(page, language)
          await expectFits(page, { longerToo: isFirst })
        }
      })
    }
  })
}

async function openSettled(page: Page, path: string): Promise<void> {
  if (page.url().includes('/organi')) await page.goto(path)
  else await openAs(page, demoAccount, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function expectOwnWords(page: Page, language: 'de' | 'ar'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect.soft(await foreignTexts(page, language), page.url()).toEqual([])
}

async function expectFits(page: Page, { longerToo }: { longerToo: boolean }): Promise<void> {
  await expectNothingCut(page)
  if (!longerToo) return
  await lengthenTexts(page)
  await expectNothingCut(page)
}

async function expectNothingCut(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    expect.soft(await cutTexts(page), `${page.url()} at ${width} pixels`).toEqual([])
  }
}
