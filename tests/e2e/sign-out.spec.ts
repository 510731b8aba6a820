import type { Page } from 'playwright/test'
import { demoAccount, newAccount } from '../fixtures/accounts.ts'
import {
  accountMenu,
  expectSignedIn,
  expectSignedOut,
  openIdentityPage,
  register,
  signIn,
  submitSignIn,
} from './support/accounts.ts'
import { dumpDevice } from './support/device-dump.ts'
import { popup, startModules, startQuestionnaire } from './support/modules.ts'
import { countSaves, cutSaves, sendInVain, status, typeDescription } from './support/outbox.ts'
import { saveButton } from './support/profile-form.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { startSavedSupplier, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge, workerKeeps } from './support/worker.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Log out with unsent changes?' })

async function pressSignOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
}

test('OFF-10 without unsent changes signing out asks nothing', async ({ page }) => {
  await signIn(page, demoAccount)
  await pressSignOut(page)
  await expectSignedOut(page)
})

test('OFF-10 unsent changes are asked about on any page, and stay with whoever stays', async ({
  page,
}) => {
  const name = await startSupplier(page, newAccount())
  await typeDescription(page, 'Typed, and not to be lost.')
  await expect(status(page, '1 unsaved draft')).toBeVisible()
  await page.goto('/')
  await pressSignOut(page)
  await expect(question(page)).toContainText(name)
  await expect(question(page)).toContainText('Not saved yet')
  await question(page).getByRole('button', { name: 'Stay logged in' }).click()
  await expect(question(page)).toBeHidden()
  await expect(accountMenu(page)).toBeFocused()
  await page.goto('/organisation')
  await expect(page.getByLabel('Description')).toHaveValue('Typed, and not to be lost.')
})

test('OFF-10 MOD-3 signing out asks about answers that are not sent, too', async ({ page }) => {
  await startModules(page, newAccount())
  await startQuestionnaire(page, 'Carbon footprint')
  await popup(page).locator('fieldset label').first().click()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await dumpDevice(page)).toContain('/carbon-footprint\\"')

  await pressSignOut(page)
  await expect(question(page)).toContainText('Answers to 1 questionnaire')
  await expect(question(page).getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await question(page).getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  expect(await dumpDevice(page)).not.toContain('/carbon-footprint\\"')
})

test('OFF-10 OPR-7 signing out asks about a report that is not sent, and removes it', async ({
  page,
}) => {
  await signIn(page, demoAccount)
  await page.goto('/report/organization/coolabah-office-supplies')
  const typed = 'The badge is not theirs.'
  await page.getByLabel('What did you see').fill(typed)
  await page.goto('/')
  expect(await dumpDevice(page)).toContain(typed)
  await pressSignOut(page)
  await expect(question(page)).toContainText('Text of 1 report or appeal')
  await question(page).getByRole('button', { name: 'Log out and discard' }).click()
  await expectSignedOut(page)
  expect(await dumpDevice(page)).not.toContain(typed)
  await page.goto('/report/organization/coolabah-office-supplies')
  await expect(page.getByLabel('What did you see')).toHaveValue('')
})

test('OFF-10 what waits can be sent from the question, once, before signing out', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR_INTERNET_DISCONNECTED')
  await startSavedSupplier(page, { account: newAccount() })
  const connect = await cutSaves(context)
  const stored = countSaves(context)
  await typeDescription(page, 'Sent on the way out.')
  await saveButton(page).click()
  await expect(status(page, '1 change waits to be sent')).toBeVisible()
  await pressSignOut(page)
  await expect(question(page)).toBeVisible()
  await sendInVain(page)
  expect(stored()).toBe(0)
  await connect(page)
  const sent = page.getByRole('dialog', { name: 'All changes are sent' })
  await sent.getByRole('button', { name: 'Log out' }).click()
  await expectSignedOut(page)
  expect(stored()).toBe(1)
})

test('OFF-10 AUT-5 signing out ends the session in every tab, and none writes anything down again', async ({
  page,
  context,
}) => {
  await startSupplier(page, newAccount())
  const other = await context.newPage()
  await other.goto('/organisation')
  const typed = 'Typed in the other tab.'
  await typeDescription(other, typed)
  await expect(status(other, '1 unsaved draft')).toBeVisible()
  await expect(status(page, '1 unsaved draft')).toBeVisible()
  await pressSignOut(page)
  await question(page).getByRole('button', { name: 'Log out and discard' }).click()
  await expectSignedOut(page)
  await expectSignedOut(other)
  expect(await dumpDevice(other)).not.toContain(typed)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('OFF-10 AUT-5 signing out works, and lets nobody in afterwards without a password', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('net::ERR_INTERNET_DISCONNECTED')
    await signIn(page, demoAccount)
    await workerInCharge(page)
    // Of the page that signing out leads to, which was not open yet.
    await workerKeeps(page, ['/brands/credence/hero.svg'])
    await expect(accountMenu(page)).toBeVisible()
    await context.setOffline(true)
    await pressSignOut(page)
    await expectSignedOut(page)
    await context.setOffline(false)
    await openIdentityPage(page, 'login', '/organisation')
    await submitSignIn(page, demoAccount)
    await expectSignedIn(page)
    await expect(accountMenu(page)).toBeVisible()
  })
})

test('OFF-10 after signing out nothing of the user is left on the device, and the next user sees nothing', async ({
  page,
}) => {
  test.slow()
  const account = await register(page)
  const name = newOrganisationName()
  await page.goto(`/register/organisation/setup?${new URLSearchParams({ name })}`)
  await page.getByRole('button', { name: 'Add organisation' }).click()
  const typed = 'A sentence that only this device knows.'
  await typeDescription(page, typed)
  await expect(status(page, '1 unsaved draft')).toBeVisible()
  const userId = await page.evaluate(() => {
    const user: unknown = JSON.parse(localStorage.getItem('credence.private.user') ?? '{}')
    return (user as { id: string }).id
  })
  const traces = [userId, account.email, name, typed]
  // The organisation is written down when the page is idle.
  for (const trace of traces) await expect.poll(() => dumpDevice(page)).toContain(trace)

  await pressSignOut(page)
  await question(page).getByRole('button', { name: 'Log out and discard' }).click()
  await expectSignedOut(page)
  const left = await dumpDevice(page)
  expect(traces.filter((trace) => left.includes(trace))).toEqual([])

  await register(page)
  await expectSignedIn(page)
  await page.goto('/organisation')
  await expect(accountMenu(page)).toBeVisible()
  await expect(status(page, 'Show unsent changes')).toBeHidden()
  const next = await dumpDevice(page)
  expect(traces.filter((trace) => next.includes(trace))).toEqual([])
  await expect(page.getByText(name)).toBeHidden()
})
