import type { Locator, Page } from 'playwright/test'
import { operateApart } from '../fixtures/operator-process.ts'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import type { PortalServer } from './support/server.ts'
import { startSavedSupplier, startSupplier } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each of them registers a supplier and has a credential verified.
test.slow()

const invoice = '/organisation?section=invoice'
const apply = (page: Page): Locator => page.getByRole('button', { name: 'Apply', exact: true })
const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Apply for invoice finance' })
const phone = (page: Page): Locator => dialog(page).getByLabel('Phone number')
const boxes = (page: Page): Locator => dialog(page).getByRole('checkbox')
const letsGo = (page: Page): Locator => dialog(page).getByRole('button', { name: "Let's go" })
const claimed = 'You have already claimed this benefit.'
const state = '**/benefits/butn-state/*'
const claim = '**/benefits/butn'

/**
 * A new supplier with a whole profile and one verified credential, at invoice finance.
 * @returns the slug of the organisation
 */
async function startVerified(page: Page, server: PortalServer): Promise<string> {
  await startSavedSupplier(page, { profile: { credentials: ['iso-14001'] } })
  const slug = await page.evaluate(() => localStorage.getItem('credence.private.organisation'))
  const line = ['credentials', 'approve', slug ?? '', 'iso-14001']
  expect(await operateApart(server.dataDir, line)).toMatchObject({ code: 0 })
  await page.goto(invoice)
  await expect(apply(page)).toBeEnabled()
  return slug ?? ''
}

async function fill(page: Page): Promise<void> {
  await phone(page).fill('02 9000 1234')
  for (const box of await boxes(page).all()) await box.check()
}

test('FIN-1 says what it is, what the partner states and which credentials count', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation?organisation=northwind-packaging&section=invoice')
  await expect(page.getByRole('heading', { name: 'Invoice Finance', level: 2 })).toBeVisible()
  await expect(page.getByText('Up to 25% off the rate for verified')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveText(
    /^The funding partner states\s*Funding since 2015, with above \$2\sbillion processed\.$/,
  )
  const eligible = page.getByRole('list', { name: 'Your eligible credentials' })
  await expect(eligible.getByRole('listitem')).toHaveText([
    /FSC CoC\s*Verified/,
    /Toitū carbonreduce\s*Verified/,
    /Eco Choice\s*Pending/,
  ])
  await expect(apply(page)).toBeEnabled()
  await expectAccessible(page)
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
})

test('FIN-1 without a verified credential nobody can apply, and it says why', async ({ page }) => {
  await startSupplier(page)
  await page.goto(invoice)
  await expect(apply(page)).toBeDisabled()
  await expect(apply(page)).toHaveAccessibleDescription(/at least one verified credential/)
  await apply(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(
    page.getByText('None of the credentials on your profile is eligible yet.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your credentials' }).click()
  await expect(page.getByRole('combobox', { name: 'Search credentials' })).toBeInViewport()
})

test('FIN-1 A11Y-1 applies by keyboard with three agreements, once', async ({ page, server }) => {
  const slug = await startVerified(page, server)
  await apply(page).focus()
  await page.keyboard.press('Enter')
  await expect(boxes(page)).toHaveCount(3)
  await expectAccessible(page, '[role=dialog]')
  for (const [index, words] of [
    /contact and organisation information .* shared with the funding partner/,
    /listed eligible credentials are true, current and correct/,
    /not financial advice/,
  ].entries()) {
    await expect(letsGo(page)).toBeDisabled()
    await expect(boxes(page).nth(index)).toHaveAccessibleName(words)
    await boxes(page).nth(index).focus()
    await page.keyboard.press('Space')
  }
  await expect(letsGo(page)).toBeEnabled()
  await phone(page).focus()
  await page.keyboard.type(' +61 2 9000 1234 ')
  const sent = page.waitForRequest(claim)
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({
    phoneNumber: '+61290001234',
    orgSlug: slug,
    identifiers: [{ typeId: 'au-abn', identifier: '51 824 753 556' }],
  })
  const done = 'Application submitted successfully! You will be contacted shortly.'
  await expect(dialog(page).getByText(done, { exact: true })).toBeVisible()
  await expect(letsGo(page)).toHaveCount(0)
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(apply(page)).toBeFocused()
  await expect(apply(page)).toBeDisabled()
  await expect(apply(page)).toHaveAccessibleDescription(claimed)

  await page.reload()
  await expect(page.getByText(claimed, { exact: true })).toBeVisible()
  await expect(apply(page)).toBeDisabled()
  const { stdout } = await operateApart(server.dataDir, ['claims', 'list'])
  expect(stdout).toContain(slug)
  expect(stdout).toContain('+61290001234')
})

test('FIN-1 an application that was made meanwhile is told as already claimed', async ({
  page,
  server,
}) => {
  await startVerified(page, server)
  await apply(page).click()
  await fill(page)
  const other = await page.context().newPage()
  await other.goto(invoice)
  await apply(other).click()
  await fill(other)
  await letsGo(other).click()
  await expect(dialog(other)).toContainText('Application submitted successfully!')

  await letsGo(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(claimed)
  await expectAccessible(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(apply(page)).toBeDisabled()
  await expect(apply(page)).toHaveAccessibleDescription(claimed)
})

test('FIN-1 names what is missing or wrong, shows that it is under way, and keeps all when it fails', async ({
  page,
  server,
  faults,
}) => {
  faults.expect('500', 'ERR_INTERNET_DISCONNECTED')
  await startVerified(page, server)
  await apply(page).click()
  await letsGo(page).click({ force: true })
  const group = dialog(page).getByRole('group', { name: 'Please agree to all three' })
  await expect(group).toContainText('Tick all three boxes to go on.')
  await expect(boxes(page).first()).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await fill(page)
  await expect(group).not.toContainText('Tick all three boxes to go on.')
  await phone(page).fill('12 34')
  await letsGo(page).click()
  await expect(phone(page)).toHaveAccessibleDescription(/must have at least 6 digits/)
  await expect(phone(page)).toBeFocused()

  await phone(page).fill('02 9000 1234')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(claim, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'No luck.' } })
  })
  await letsGo(page).click()
  await expect(letsGo(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(dialog(page).getByRole('alert')).toContainText('No luck.')
  await page.unroute(claim)
  await page.context().setOffline(true)
  await letsGo(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Check your connection')
  await page.context().setOffline(false)

  await page.keyboard.press('Escape')
  await apply(page).click()
  await expect(phone(page)).toHaveValue('02 9000 1234')
  for (const box of await boxes(page).all()) await expect(box).toBeChecked()
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await letsGo(page).click()
  await expect(dialog(page)).toContainText('Application submitted successfully!')
})

test('FIN-1 a state that cannot be had says so, and comes when it can', async ({
  page,
  faults,
}) => {
  faults.expect('500', 'ERR_FAILED')
  await page.route(state, (route) => route.fulfill({ status: 500, json: { message: 'No luck.' } }))
  await openAs(page, demoAccount, '/organisation?organisation=northwind-packaging&section=invoice')
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(alert).toContainText('No luck.')
  await expect(apply(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(state)
  await page.route(state, (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Check your connection')
  await page.unroute(state)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(apply(page)).toBeEnabled()
})
