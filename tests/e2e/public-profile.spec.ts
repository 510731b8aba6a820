import type { Locator, Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { partAddress } from './support/built-parts.ts'
import { holdApplication, pageIsLive } from './support/live.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const full = '/organization/coolabah-office-supplies'
const empty = '/organization/bare-bones-trading'

test('MOD-3 PUB-2 PUB-3 PUB-6 PUB-7 PUB-9 a full profile shows everything that is known @phone', async ({
  page,
}) => {
  await page.goto(full)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolabah Office Supplies')
  await expect(page.getByRole('img', { name: /^Red flag/ })).toBeVisible()
  const badges = page.getByRole('list', { name: 'Sustainability badges' })
  await expect(badges.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('Leichhardt, New South Wales, Australia')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'https://www.coolabah-office-supplies.example' }),
  ).toHaveAttribute('href', 'https://www.coolabah-office-supplies.example/')

  await expectCredentials(page)
  const modules = section(page, 'Modules completed')
  await expect(modules.getByRole('listitem')).toHaveText([
    'Circular economy module',
    'Recycled content module',
  ])
  await expectEngagement(page)

  const footer = page.getByRole('contentinfo')
  for (const name of ['Terms', 'Privacy']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^(?:https|mailto):/)
  }
  const report = footer.getByRole('link', { name: 'Report Issue' })
  await expect(report).toHaveAttribute('href', '/report/organization/coolabah-office-supplies')
})

test('PUB-2 PUB-3 PUB-8 an empty profile says what is not there yet @phone', async ({ page }) => {
  await page.goto(empty)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare Bones Trading')
  await expect(page.getByText('No verified credentials recorded yet.')).toBeVisible()
  await expect(section(page, 'Products and services')).toContainText('None linked yet.')
  await expect(page.getByText('None linked yet.')).toHaveCount(3)
  await expect(page.getByRole('img', { name: /flag/ })).toHaveCount(0)
  await expect(page.getByText('Modules completed')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['History'])
})

test('PUB-8 an unknown profile is a clear page with status 404', async ({ page, faults }) => {
  faults.expect('status of 404')
  const answer = await page.goto('/organization/nobody-at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile not found')
  const text = page.getByText('The link may be mistyped')
  await expect(text).toBeVisible()
  await expect(text, 'the page has its style').not.toHaveCSS('margin-bottom', '0px')
  await expect(page.getByText('Share profile')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
})

test('PUB-1 a guest can log in, share and claim from the bar @phone', async ({ page }) => {
  await page.goto(full)
  const bar = page.getByRole('navigation', { name: 'Profile' })
  await expect(bar.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /^\/auth\/validate\?option=login&returnTo=%2Forganization%2Fcoolabah/,
  )
  await expect(bar.getByText('Share profile')).toBeVisible()
  await bar.getByRole('link', { name: 'Claim profile' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
})

test('PUB-10 what previews are told is there once while the page is live', async ({
  page,
  server,
}) => {
  await page.goto(full)
  await pageIsLive(page)
  const meta = (name: string) => page.locator(`meta[property="${name}"]`)
  const picture = `${server.url}/previews${full}.png?v=`
  await expect(meta('og:image')).toHaveAttribute(
    'content',
    new RegExp(`^${RegExp.escape(picture)}\\d+$`),
  )
  await expect(meta('og:url')).toHaveAttribute('content', server.url + full)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url + full)
})

test('PUB-4 a press on More before the page is live is not lost', async ({ page }) => {
  const goLive = await holdApplication(page)
  const asked = page.waitForRequest(partAddress('application'))
  await page.goto(full)
  await asked
  const more = page.getByRole('button', { name: 'More of the description' })
  await more.click()
  goLive()
  await expect(page.getByRole('button', { name: 'Hide of the description' })).toBeVisible()
})

test('PUB-1 somebody who is signed in is not asked to log in', async ({ page }) => {
  await openAs(page, demoAccount, full)
  await expect(page).toHaveURL(new RegExp(`${full}$`))
  await expect(page.getByRole('link', { name: 'Claim profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

async function expectCredentials(page: Page): Promise<void> {
  const credentials = section(page, 'Credentials')
  for (const [group, name, state] of [
    ['Certification, standard or accreditation', 'ISO 14001', 'Verified'],
    ['Rating, score or assessment', 'EcoVadis', 'Verified'],
    ['Membership, initiative or other', 'Sedex', 'Verified'],
    ['Certification, standard or accreditation', 'B Corp', 'Pending'],
  ] as const) {
    const item = credentials
      .getByRole('region', { name: group })
      .getByRole('listitem')
      .filter({ hasText: name })
      .first()
    await expect(item).toContainText(state)
  }
  await expect(credentials.getByText('The certificate on file has expired')).toBeVisible()
  await expect(credentials.getByText('covers the Leichhardt warehouse only')).toBeVisible()
}

async function expectEngagement(page: Page): Promise<void> {
  const engage = section(page, 'Engage this business to')
  const goals = engage.getByRole('list', { name: 'Sustainable Development Goals' })
  await expect(goals.getByRole('listitem')).toHaveCount(5)
  for (const name of ['Contributes to', 'Supports', 'Directly relevant', 'Indirectly relevant']) {
    await expect(engage.getByRole('heading', { level: 4, name, exact: true })).toBeVisible()
  }
}

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
