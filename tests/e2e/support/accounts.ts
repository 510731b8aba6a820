import type { Page } from 'playwright/test'
import { newAccount, type Account, type NewAccount } from '../../fixtures/accounts.ts'
import { expect } from './test.ts'

/**
 * Signs in through the identity provider's own page and waits until the portal is back.
 * @param returnTo path to open afterwards
 */
export async function signIn(page: Page, account: Account, returnTo?: string): Promise<void> {
  await openIdentityPage(page, 'login', returnTo)
  await submitSignIn(page, account)
  await expectSignedIn(page)
}

/** Fills the sign-in page that is open and sends it, whatever comes of it. */
export async function submitSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/**
 * Creates an account through the identity provider's own page and waits until the portal is back.
 * @returns the account, new unless one is given
 */
export async function register(page: Page, account = newAccount()): Promise<NewAccount> {
  await openIdentityPage(page, 'register')
  await submitSignUp(page, account)
  await expectSignedIn(page)
  return account
}

/** Fills the sign-up page that is open and sends it, whatever comes of it. */
export async function submitSignUp(page: Page, account: NewAccount): Promise<void> {
  await page.getByLabel('First name').fill(account.firstName)
  await page.getByLabel('Last name').fill(account.lastName)
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/**
 * Opens the identity provider's own page, as the portal's log-in and register links do.
 * @param returnTo path to open after the sign-in
 */
export async function openIdentityPage(
  page: Page,
  option: 'login' | 'register',
  returnTo?: string,
): Promise<void> {
  const query = new URLSearchParams({ option, ...(returnTo && { returnTo }) })
  await page.goto(`/auth/validate?${query}`)
  await page.waitForURL((url) => url.pathname.startsWith('/identity/'))
}

/** Waits until the portal has opened after a sign-in. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect
    .poll(() => new URL(page.url()).pathname, { message: 'the portal opens after sign-in' })
    .not.toMatch(/^\/(?:identity|auth)\b/)
}

/** The button that opens the menu of the signed-in user: the only one of the header that opens anything. */
export const accountMenu = (page: Page) => page.getByRole('banner').locator('button[aria-expanded]')

/**
 * Signs out whoever `newAccount` made, and waits until the identity provider has sent the page back.
 *
 * @param options - `discard`: something was not sent, and is given up when the portal asks
 */
export async function signOut(page: Page, { discard = false } = {}): Promise<void> {
  await accountMenu(page).filter({ hasText: 'Mira Okafor' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  if (discard) await page.getByRole('button', { name: 'Log out and discard' }).click()
  await expectSignedOut(page)
}

/**
 * Waits until the identity provider has sent a page back that signed out. The frame is a guest's
 * before that, and the page still about to leave.
 */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Register for free' }).first()).toBeVisible()
}
