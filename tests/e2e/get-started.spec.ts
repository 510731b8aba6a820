import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const steps = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const builtIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

test('LND-6 shows what the operator has written, and the ways in @phone', async ({ page }) => {
  await page.goto('/get-started')
  await expect(page).toHaveTitle('Get started – Credence Supplier Engagement Portal')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your profile in five steps')
  await expect(steps(page).filter({ hasText: '4. Add what makes you different' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Coolabah Office Supplies' })).toHaveAttribute(
    'href',
    '/organization/coolabah-office-supplies',
  )
  await expect(main.getByRole('link', { name: 'Register for free' })).toHaveAttribute(
    'href',
    '/auth/validate?option=register',
  )
  await expect(main.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
    'href',
    '/auth/validate?option=login',
  )
})

test('LND-6 has a text of its own where the operator has written none', async ({
  page,
  server,
}) => {
  await page.goto(`${server.at('harbour.localhost')}/get-started`)
  await expect(builtIn(page)).toHaveText([
    /^Find your business, or add it/,
    /^Say who you are/,
    /^List what you have earned/,
    /^Add what you offer, and where/,
    /^Share it/,
  ])
})

test('LND-6 the landing page leads there, and the text is the same without a new document', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'How it works, step by step' }).click()
  await expect(page).toHaveURL('/get-started')
  await expect(steps(page)).toHaveText([
    '1. Find your business, or add it',
    '2. Say who you are',
    '3. List what you have earned',
    '4. Add what makes you different',
    '5. Share it',
    'Have these at hand',
  ])
})

test('LND-6 whoever is signed in already is led to the organisation', async ({ page }) => {
  await signIn(page, demoAccount)
  await page.goto('/get-started')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Register for free' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Go to your organization' }).click()
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
})
