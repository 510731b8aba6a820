import type { Browser, Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { type NewAccount, newAccount } from '../fixtures/accounts.ts'
import { register } from './support/accounts.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { mailedLink } from './support/mailbox.ts'
import { openNavigation } from './support/navigation.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { expect, test } from './support/test.ts'

// Two people register and sign in for each of them.
test.slow()

/** An organisation, its owner signed in on the page of the test, and somebody who asks to join it. */
async function askToJoin(page: Page, browser: Browser, server: PortalServer) {
  const owner = await register(page)
  const organisation = newOrganisationName()
  await page.goto(`/register/organisation/setup?${new URLSearchParams({ name: organisation })}`)
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await expect(page.getByLabel('Organisation name')).toHaveValue(organisation)

  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  const claimant = { ...newAccount(), firstName: 'Emil', lastName: 'Roth' }
  await register(theirs, claimant)
  await theirs.getByRole('combobox', { name: 'Name of the organisation' }).fill(organisation)
  await theirs.getByRole('option', { name: organisation }).click()
  await theirs.getByRole('button', { name: 'Join or claim' }).click()
  await expect(theirs.getByText('Waiting for a decision')).toBeVisible()
  return { owner, organisation, claimant, theirs }
}

const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
const card = (within: Locator, { firstName, lastName }: NewAccount): Locator =>
  within.getByRole('listitem', { name: `${firstName} ${lastName}` })
const said = (page: Page): Locator => page.getByTestId('status-region')

test('ORG-3 an owner is told by mail of a claim, accepts it, and can leave once there is another owner', async ({
  page,
  browser,
  server,
}) => {
  const { owner, organisation, claimant, theirs } = await askToJoin(page, browser, server)
  await page.reload()
  await expect(page.getByText('1 person asks to join')).toBeVisible()
  const navigation = await openNavigation(page)
  await expect(navigation.getByRole('link', { name: /^Members/ })).toContainText('1 asks to join')
  await expectNoSidewaysScroll(page)

  await page.goto(await mailedLink(page, owner.email, `Somebody asks to join ${organisation}`))
  const claims = section(page, 'Requests to join')
  const people = section(page, 'People')
  await expect(card(claims, claimant)).toContainText(claimant.email)
  await expect(card(claims, claimant)).toContainText('Email not confirmed')
  await expectAccessible(page)
  await expectLargeTargets(page)
  await expectNoSidewaysScroll(page)
  const leave = page.getByRole('button', { name: 'Leave', exact: true })
  await expect(leave).toBeDisabled()
  await expect(leave).toHaveAccessibleDescription(/You are its last owner/)

  await page.getByRole('button', { name: 'Accept as employee: Emil Roth' }).click()
  await expect(card(people, claimant)).toContainText('Employee')
  await expect(said(page)).toHaveText('Emil Roth is a member now.')
  await expect(claims).toContainText('Nobody is waiting.')
  await expect(claims.getByRole('heading')).toBeFocused()
  await openNavigation(page)
  await expect(navigation.getByRole('link', { name: 'Members', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  const opened = await mailedLink(theirs, claimant.email, `You are a member of ${organisation}`)
  await theirs.goto(opened)
  await expect(theirs.getByLabel('Organisation name')).toHaveValue(organisation)
  const theirNavigation = await openNavigation(theirs)
  await theirNavigation.getByRole('link', { name: 'Members', exact: true }).click()
  await expect(theirs.getByText('Owners decide who joins.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^(?:Accept|Make|Remove)/ })).toHaveCount(0)
  await expect(theirs.getByText(owner.email)).toHaveCount(0)

  await page.getByRole('button', { name: 'Make owner: Emil Roth' }).click()
  await expect(card(people, claimant)).toContainText('Owner')
  await leave.click()
  const dialog = page.getByRole('dialog', { name: `Leave ${organisation}?` })
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/register/organisation')
  await expect(said(page)).toHaveText(`You have left ${organisation}.`)
  await expect(section(page, 'Your organisations')).toHaveCount(0)
})

test('ORG-3 A11Y-1 a claim is refused by keyboard alone, after a question', async ({
  page,
  browser,
  server,
}) => {
  const { organisation, claimant, theirs } = await askToJoin(page, browser, server)
  await page.goto('/organisation/members')
  const refuse = page.getByRole('button', { name: 'Refuse: Emil Roth' })
  const dialog = page.getByRole('dialog', { name: 'Refuse Emil Roth?' })
  await refuse.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(refuse).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Refuse' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Requests to join' })).toBeFocused()
  await expect(said(page)).toHaveText('The request of Emil Roth has been refused.')

  await mailedLink(theirs, claimant.email, `Your request to join ${organisation}`)
  await expect(theirs.getByText('has been refused')).toBeVisible()
  await theirs.goto('/organisation/members')
  await expect(theirs, 'who belongs to nothing is asked to find something').toHaveURL(
    '/register/organisation',
  )
})

test('ORG-3 members that cannot be loaded say so, and a decision that fails changes nothing', async ({
  page,
  browser,
  server,
  faults,
}) => {
  faults.expect('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '403')
  const { claimant } = await askToJoin(page, browser, server)
  const calls = '**/api/organisation/users*'
  await page.route(calls, (route) => route.abort())
  await page.goto('/organisation/members')
  await expect(page.getByRole('alert')).toContainText('Members could not be loaded')
  await expectAccessible(page)
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  const claims = section(page, 'Requests to join')
  await expect(card(claims, claimant)).toBeVisible()

  await page.context().setOffline(true)
  const accept = page.getByRole('button', { name: 'Accept as owner: Emil Roth' })
  await accept.click()
  await expect(card(claims, claimant).getByRole('alert')).toContainText('Check your connection')
  await expect(accept).toBeFocused()
  await page.context().setOffline(false)
  await accept.click()
  await expect(card(section(page, 'People'), claimant)).toContainText('Owner')

  await page.goto('/organisation/members?organisation=northwind-packaging')
  await expect(page.getByRole('alert')).toContainText('You cannot see these members')
  for (const slug of ['no-such-organisation', '<script>']) {
    faults.expect('404')
    await page.goto(`/organisation/members?${new URLSearchParams({ organisation: slug })}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  }
})
