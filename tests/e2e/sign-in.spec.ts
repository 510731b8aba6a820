import type { Page } from 'playwright/test'
import { demoAccount, newAccount } from '../fixtures/accounts.ts'
import {
  accountMenu,
  expectSignedIn,
  openIdentityPage,
  register,
  signIn,
  submitSignIn,
  submitSignUp,
} from './support/accounts.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { pageIsLive } from './support/live.ts'
import { mailedLink } from './support/mailbox.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

test('AUT-2 AUT-5 AUT-6 RTE-3 somebody registers, is called by name, logs out and logs in again', async ({
  page,
}) => {
  const account = await register(page)
  await expectAccountMenu(page, 'Mira Okafor', account.email)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good business/)
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === '/')
  await page.goto('/organisation')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Forganisation$/)

  await signIn(page, account)
  await expectAccountMenu(page, 'Mira Okafor', account.email)
})

test('AUT-1 the choice between logging in and registering is passed on, with code and PKCE', async ({
  page,
}) => {
  for (const [option, title, policy] of [
    ['login', 'Log in', /signin/i],
    ['register', 'Create your account', /signup/i],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().includes('/authorize'))
    await openIdentityPage(page, option)
    const { pathname, searchParams } = new URL((await asked).url())
    expect(pathname).toMatch(policy)
    const clientId = searchParams.get('client_id') ?? 'missing'
    expect(searchParams.get('scope')?.split(' ')).toEqual(
      expect.arrayContaining(['openid', 'offline_access', 'profile', clientId]),
    )
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('AUT-2 a wrong password and an unknown address are refused in the same words, and what was typed stays', async ({
  page,
  faults,
}) => {
  faults.expect('status of 422')
  await openIdentityPage(page, 'login')
  for (const email of [demoAccount.email, newAccount().email]) {
    await submitSignIn(page, { email, password: 'not-the-password-9' })
    await expect(page.getByRole('alert')).toContainText(
      'This email address and password do not belong together.',
    )
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  }
  await submitSignIn(page, demoAccount)
  await expectSignedIn(page)
})

test('ACC-5 a sign-up with the address of an account is signed in like any other; the mail tells, and makes one of both', async ({
  page,
  faults,
}) => {
  // The refresh token of the account that ends.
  faults.expect('status of 400')
  await openIdentityPage(page, 'register')
  await submitSignUp(page, { ...newAccount(), email: demoAccount.email.toUpperCase() })
  await expectSignedIn(page)
  await page.goto(await mailedLink(page, demoAccount.email, 'You already have an account'))
  await expectAccessible(page)
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Password of the account you had before').fill(demoAccount.password)
  await page.getByRole('button', { name: 'Make one account of both' }).click()
  await expect(page.getByRole('heading', { name: 'You have one account now' })).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expectSignedIn(page)
  await expectAccountMenu(page, 'Dana Mori', demoAccount.email)
})

test('AUT-3 a cancelled sign-in says so, and trying again leads on', async ({ page }) => {
  await openIdentityPage(page, 'login', '/register/organisation')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled logging in' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await submitSignIn(page, demoAccount)
  await expectSignedIn(page)
})

test('AUT-3 Back from the sign-in form leads to the page before it, and signing in works after that', async ({
  page,
}) => {
  await page.goto('/get-started')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/get-started')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await submitSignIn(page, demoAccount)
  await expectSignedIn(page)
})

test('AUT-3 from a page that is live a sign-in leads to its form with no document in between', async ({
  page,
}) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  await page.goto('/get-started')
  await pageIsLive(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  const isBusy = link.evaluate(
    (element) =>
      new Promise((resolve) => {
        addEventListener('pagehide', () => resolve(element.ariaBusy))
        element.addEventListener('click', () => setTimeout(() => resolve(element.ariaBusy)))
      }),
  )
  await link.click()
  expect(await isBusy).toBe('true')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(opened).not.toContain('/auth/validate')
  expect(opened.at(-1)).toMatch(/^\/identity\/.+\/authorize$/)
})

test('AUT-3 Back after a sign-in leads neither to its form nor into another one', async ({
  page,
}) => {
  await page.goto('/get-started')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await submitSignIn(page, demoAccount)
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  await expect(page).toHaveURL(/\/organisation\?/)
  await page.goBack()
  await expect(page).toHaveURL('/get-started')
})

test('RTE-3 AUT-3 a guest is taken to the welcome screen and back to where they were going', async ({
  page,
}) => {
  await page.goto('/register/organisation/setup?name=Wattle%20%26%20Wool')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Register your business for free!' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await submitSignIn(page, demoAccount)
  await expectSignedIn(page)
  await expect(page).toHaveURL(/\/register\/organisation\/setup\?name=Wattle/)
  await expect(page.getByLabel('Name of the organisation')).toHaveValue('Wattle & Wool')
})

test('AUT-3 a sign-in never ends on a foreign page', async ({ page, server }) => {
  await signIn(page, demoAccount, '//evil.example/phish')
  await expectHome(page, server.url)
  for (const wish of ['https://evil.example/', String.raw`/\evil.example`, '/\t/evil.example']) {
    const query = new URLSearchParams({ option: 'login', returnTo: wish })
    await page.goto(`/auth/validate?${query}`)
    await expectHome(page, server.url)
  }
})

test("AUT-3 RTE-7 /auth/validate shows 'Authenticating' while it works, without sign-in buttons", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/.well-known/openid-configuration', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/auth/validate?option=login')
  await expect(page.getByText('Authenticating')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('link', { name: /^(?:Log in|Register for free)$/ })).toHaveCount(0)
  await expect(page.getByText('Please wait...')).toHaveCount(0)
  gate.resolve()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test("AUT-4 elsewhere 'Please wait...' stands over the page while a cached account is asked for", async ({
  page,
}) => {
  await signIn(page, demoAccount)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/(?:private\.user|discovery)$/.test(key)) localStorage.removeItem(key)
    }
  })
  const gate = Promise.withResolvers<void>()
  await page.route('**/.well-known/openid-configuration', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/organization/bare-bones-trading')
  await expect(page.getByText('Please wait...')).toBeVisible()
  gate.resolve()
  await expect(page.getByText('Please wait...')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

test('RTE-2 somebody who is signed in is taken from the landing page to their organisation', async ({
  page,
}) => {
  await signIn(page, demoAccount)
  await page.goto('/')
  await expect(page).toHaveURL('/organisation?organisation=northwind-packaging')
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
})

async function expectAccountMenu(page: Page, name: string, email: string): Promise<void> {
  await accountMenu(page).filter({ hasText: name }).click()
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await expect(menu.getByText(email)).toBeVisible()
}

async function expectHome(page: Page, origin: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  expect(page.url()).toBe(`${origin}/organisation?organisation=northwind-packaging`)
}
