import type { Page } from 'playwright/test'
import { newAccount } from '../fixtures/accounts.ts'
import { status } from './support/outbox.ts'
import { expectAllSaved, saveButton } from './support/profile-form.ts'
import { openSecondDevice } from './support/second-device.ts'
import { save, startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const description = (page: Page) => page.getByLabel('Description')
const website = (page: Page) => page.getByLabel('Website')
const conflict = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Someone else saved this profile meanwhile' })
const choice = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone else saved this profile meanwhile' })
const side = (page: Page, field: string, owner: 'Mine' | 'Theirs') =>
  choice(page).getByRole('radiogroup', { name: field }).getByRole('radio', { name: owner })

test.describe('two devices', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  const account = newAccount()
  let second: Page

  test.beforeEach(async ({ page, browser, server, faults }) => {
    faults.expect('412', 'net::ERR_INTERNET_DISCONNECTED')
    const own = { ...account, email: newAccount().email }
    await startSavedSupplier(page, { account: own })
    second = await openSecondDevice(browser, server, own)
  })
  test.afterEach(async () => second.context().close())

  test('OFF-6 edited offline, disjoint fields merge by themselves', async ({ page, context }) => {
    await context.setOffline(true)
    await second.context().setOffline(true)
    await description(page).fill('From the first device.')
    await saveButton(page).click()
    await website(second).fill('www.second-device.example')
    await saveButton(second).click()
    await context.setOffline(false)
    // The second device has to meet it: the banner is still there from the first save.
    await expectAllSaved(page)
    await second.context().setOffline(false)
    await expect(second.getByText('Your profile is now saved!')).toBeVisible()
    await expect(description(second)).toHaveValue('From the first device.')
    await page.reload()
    await expect(website(page)).toHaveValue('www.second-device.example')
    await expect(description(page)).toHaveValue('From the first device.')
  })

  test('OFF-6 PRF-13 the same field asks, field by field, and nothing typed is dropped', async ({
    page,
  }) => {
    await description(second).fill('From the second device.')
    await website(second).fill('www.second-device.example')
    await save(second)
    await description(page).fill('From the first device.')
    await website(page).fill('www.first-device.example')
    await saveButton(page).click()
    await expect(conflict(page)).toBeInViewport()
    await expect(status(page, '1 change needs your choice')).toBeVisible()
    await expect(description(page)).toHaveValue('From the first device.')
    await conflict(page).getByRole('button', { name: 'Compare and choose' }).click()
    await expect(choice(page)).toContainText('From the second device.')

    await choice(page).getByRole('button', { name: 'Save the choice' }).click()
    await expect(choice(page).getByText('Choose mine or theirs')).toHaveCount(2)
    await side(page, 'Description', 'Mine').check()
    await side(page, 'Website', 'Theirs').check()
    await choice(page).getByRole('button', { name: 'Decide later' }).click()
    await conflict(page).getByRole('button', { name: 'Compare and choose' }).click()
    await expect(side(page, 'Description', 'Mine')).toBeChecked()
    await expect(side(page, 'Website', 'Theirs')).toBeChecked()
    await choice(page).getByRole('button', { name: 'Save the choice' }).click()
    await expect(conflict(page)).toBeHidden()
    await expectAllSaved(page)
    await expect(page.getByText('Your profile is now saved!')).toBeVisible()
    await page.reload()
    await expect(description(page)).toHaveValue('From the first device.')
    await expect(website(page)).toHaveValue('www.second-device.example')
  })

  test('OFF-6 a decision can wait, over a reload too', async ({ page }) => {
    await description(second).fill('From the second device.')
    await save(second)
    await description(page).fill('From the first device.')
    await saveButton(page).click()
    await expect(conflict(page)).toBeVisible()
    await page.reload()
    await expect(description(page)).toHaveValue('From the first device.')
    await conflict(page).getByRole('button', { name: 'Compare and choose' }).click()
    await side(page, 'Description', 'Theirs').check()
    await choice(page).getByRole('button', { name: 'Save the choice' }).click()
    await expect(conflict(page)).toBeHidden()
    await expect(description(page)).toHaveValue('From the second device.')
    await expectAllSaved(page)
  })
})
