import type { Page } from 'playwright/test'
import { dayIn } from '#src/contract/trust/local-date.ts'
import { expectAccessible, expectRules } from './support/accessibility.ts'
import { newAccount } from '../fixtures/accounts.ts'
import { openIdentityPage, expectSignedIn, submitSignUp } from './support/accounts.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { expectFitting, expectFittingLargeText } from './support/fitting.ts'
import {
  expectFittingLogo,
  expectForcedColours,
  inForcedColours,
} from './support/forced-colours.ts'
import { pageIsLive } from './support/live.ts'
import { mailedLink } from './support/mailbox.ts'
import { test } from './support/guest.ts'
import { expect } from './support/test.ts'

const [credence, ...others] = brands
const fullProfile = '/organization/coolabah-office-supplies'
/** Where that supplier is. */
const today = dayIn('Australia/Perth', Date.now())

/** Every open screen of the portal, and what its heading says. */
const screens: readonly { name: string; path: string; title: string | RegExp }[] = [
  { name: 'landing', path: '/', title: /.+/ },
  { name: 'login', path: '/login', title: /.+/ },
  { name: 'search of suppliers', path: '/discover', title: 'Find suppliers' },
  { name: 'found suppliers', path: '/discover?category=Environment', title: 'Find suppliers' },
  { name: 'get started', path: '/get-started', title: /.+/ },
  { name: 'benefits', path: '/benefits', title: /.+/ },
  { name: 'full profile', path: fullProfile, title: /Coolabah/ },
  { name: 'empty profile', path: '/organization/bare-bones-trading', title: /Bare Bones/ },
  { name: 'how we know', path: '/trust', title: 'How we know' },
  { name: 'what a credential proves', path: '/trust/emas', title: /Eco-Management/ },
  { name: 'history', path: `${fullProfile}/history`, title: /^History of Coolabah/ },
  { name: 'a day of a profile', path: `${fullProfile}?asOf=${today}`, title: /Coolabah/ },
  { name: 'unknown profile', path: '/organization/nobody-at-all', title: 'Profile not found' },
  { name: 'not found', path: '/no/such/page', title: 'Page not found' },
]

for (const { name, path, title } of screens) {
  test(`A11Y-1 MOB-1 ${name} is accessible, also in forced colours, and fits a narrow phone`, async ({
    page,
    faults,
  }) => {
    faults.expect('status of 404')
    await open(page, path, title)
    await expectAccessible(page)
    await expectFitting(page)
    await expectFittingLargeText(page)
    await expectForcedColours(page, credence)
  })
}

test('A11Y-1 MOB-1 WGT-7 the badge guide is accessible, also in forced colours, and fits a narrow phone', async ({
  page,
}) => {
  await open(page, '/badge?organisation=northwind-packaging', 'The badge, on your website')
  await expect(page.locator('supplier-badge [part=name]')).toBeVisible()
  await expectAccessible(page)
  await expectFitting(page)
  await expectFittingLargeText(page)
  await expectForcedColours(page, credence)
})

test('A11Y-1 MOB-1 the pages of signing in and up, and of a new password, are accessible and fit a narrow phone', async ({
  page,
  faults,
}) => {
  test.slow()
  faults.expect('status of 410', 'status of 422')
  const account = newAccount()
  const expectPage = (name: string, title: string) =>
    test.step(name, async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
      await expectFitting(page)
    })
  const expectRefused = (button: string) =>
    test.step(`${button}, with errors`, async () => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
    })

  await openIdentityPage(page, 'login')
  await expectPage('sign-in', 'Log in')
  await expectRefused('Log in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expectPage('sign-up', 'Create your account')
  await expectRefused('Create account')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expectPage('cancelled', 'You cancelled logging in')

  await openIdentityPage(page, 'register')
  await submitSignUp(page, account)
  await expectSignedIn(page)
  await page.goto('/identity/account')
  await expectPage('account', 'Your account')
  await expectRefused('Change password')
  const { email: next } = newAccount()
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expectPage('account, with a change of address', 'Your account')
  await page.goto(await mailedLink(page, next, 'Confirm your new email address'))
  await expectPage('new address', 'Use this email address')
  await page.goto('/identity/reset/request')
  await expectPage('reset', 'Reset your password')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expectPage('reset link sent', 'Check your email')
  await page.goto(await mailedLink(page, account.email, 'Reset your password'))
  await expectPage('new password', 'Choose a new password')
  await page.goto('/identity/reset?token=none')
  await expectPage('dead link', 'This link does not work')
  const link = await mailedLink(page, account.email, 'Confirm your email address')
  await page.context().clearCookies()
  await page.goto(link)
  await expectPage('confirmation elsewhere', 'Confirm your email address')
  await expectRefused('Confirm')
})

test('A11Y-1 the keyboard alone opens the way past the header, and More and Hide', async ({
  page,
}) => {
  await page.goto(fullProfile)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const more = page.getByRole('button', { name: 'More of the description' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Hide of the description' })).toBeFocused()
})

// What a brand brings along: its logo, its words, what stands in its footer. axe reads as much on each
// host but for the colours, and the profile has most of them.
for (const brand of others) {
  const { host, name } = brand
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test(`A11Y-1 MOB-1 ${name}: what is the brand's own is legible, and fits a narrow phone`, async ({
      page,
    }) => {
      await test.step('landing', async () => {
        await open(page, '/', /.+/)
        await expectFitting(page)
        await expectFittingLargeText(page)
        await inForcedColours(page, (scheme) => expectFittingLogo(page, scheme, brand))
      })
      await test.step('login', async () => {
        await open(page, '/login', /.+/)
        await expectFitting(page)
        await expectFittingLargeText(page)
      })
      await test.step('sign-in', async () => {
        await openIdentityPage(page, 'login')
        await expectFitting(page)
      })
      await test.step('full profile', async () => {
        await open(page, fullProfile, /Coolabah/)
        await expectRules(page, ['color-contrast'])
        await expectFitting(page)
        await expectFittingLargeText(page)
      })
    })
  })
}

async function open(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await pageIsLive(page)
}
