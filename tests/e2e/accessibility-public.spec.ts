import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { openIdentityPage, register } from './support/accounts.ts'
import { brands } from './support/brands.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { mailedLink } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

type Screen = { name: string; open(page: Page): Promise<void> }

const screens: readonly Screen[] = [
  { name: 'landing', open: at('/', /.+/) },
  { name: 'login', open: at('/login', /.+/) },
  { name: 'get started', open: at('/get-started', /.+/) },
  { name: 'benefits', open: at('/benefits', /.+/) },
  { name: 'sign-in', open: (page) => openIdentityPage(page, 'login') },
  { name: 'sign-up', open: (page) => openIdentityPage(page, 'register') },
  { name: 'reset', open: at('/identity/reset/request', 'Reset your password') },
  { name: 'dead link', open: at('/identity/reset?token=none', 'This link does not work') },
  { name: 'full profile', open: at('/organization/coolabah-office-supplies', /Coolabah/) },
  { name: 'empty profile', open: at('/organization/bare-bones-trading', /Bare Bones/) },
  { name: 'unknown profile', open: at('/organization/nobody-at-all', 'Profile not found') },
  { name: 'not found', open: at('/no/such/page', 'Page not found') },
]

for (const { host, name: brand } of brands) {
  test.describe(`on ${host}`, () => {
    test.use({ host })

    for (const { name, open } of screens) {
      test(`A11Y-1 MOB-1 ${brand}: ${name} is accessible and fits a narrow phone`, async ({
        page,
        faults,
      }) => {
        faults.expect('status of 404', 'status of 410')
        await open(page)
        await expectFitting(page)
      })
    }

    test(`A11Y-1 ${brand}: sign-in and sign-up with errors are accessible`, async ({
      page,
      faults,
    }) => {
      faults.expect('status of 422')
      await openIdentityPage(page, 'login')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
    })
  })
}

test('A11Y-1 MOB-1 the pages after a cancelled sign-in and on the way to a new password are accessible', async ({
  page,
}) => {
  await openIdentityPage(page, 'login')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled signing in' })).toBeVisible()
  await expectFitting(page)
  const { email } = await register(page)
  await page.goto('/identity/reset/request')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectFitting(page)
  await page.goto(await mailedLink(page, email, 'Reset your password'))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectFitting(page)
})

test('A11Y-1 the open screens stay readable in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [
    '/',
    '/login',
    '/get-started',
    '/benefits',
    '/organization/coolabah-office-supplies',
  ]) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test('A11Y-1 the keyboard alone opens the way past the header, and More and Hide', async ({
  page,
}) => {
  await page.goto('/organization/coolabah-office-supplies')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const more = page.getByRole('button', { name: 'More of the description' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Hide of the description' })).toBeFocused()
})

/** Expects an accessible page that fits a narrow phone, upright and lying. */
async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await page.setViewportSize({ width: narrowPhone.height, height: narrowPhone.width })
  await expectNoSidewaysScroll(page)
}

function at(path: string, title: string | RegExp): Screen['open'] {
  return async (page) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}
