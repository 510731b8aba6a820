import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { blockDatabases } from './support/blocked-storage.ts'
import { openNavigation } from './support/navigation.ts'
import { cutSaves, keptDrafts, status, typeDescription } from './support/outbox.ts'
import { openAttributes, saveButton } from './support/profile-form.ts'
import { fillMandatory, save, startSavedSupplier, startSupplier } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const description = (page: Page) => page.getByLabel('Description')
/** What stands beside Save. */
const state = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first()
const unsaved = 'You have unsaved changes.'
const allSaved = 'All changes are saved.'

/** Waits until the device has it: what a crash would leave. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => keptDrafts(page), { message: 'the draft is in IndexedDB' })
    .toContain(text)
}

test.describe('a draft', () => {
  test('OFF-4 a reload brings back what was typed, until it is discarded', async ({ page }) => {
    await startSavedSupplier(page)
    await description(page).fill('Typed, and not saved.')
    await page.reload()
    await expect(description(page)).toHaveValue('Typed, and not saved.')
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
    await page
      .getByRole('button', { name: 'Discard draft' })
      .filter({ visible: true })
      .first()
      .click()
    const question = page.getByRole('dialog', { name: 'Discard this draft?' })
    await question.getByRole('button', { name: 'Discard draft' }).click()
    await expect(description(page)).toHaveValue('Baskets woven by hand.')
    await page.reload()
    await expect(description(page)).toHaveValue('Baskets woven by hand.')
    await expect(state(page, allSaved)).toBeVisible()
  })

  test('OFF-5 what is sent while the form is being opened is what the form shows', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('net::ERR_INTERNET_DISCONNECTED')
    await startSavedSupplier(page)
    const connect = await cutSaves(context)
    await typeDescription(page, 'Sent before anybody saw it.')
    await saveButton(page).click()
    await expect(status(page, '1 change waits to be sent')).toBeVisible()
    await page.close()

    const next = await context.newPage()
    await connect(next)
    // The screen waits for this, having read the profile already.
    await next.route('**/organisation/users?*', async (route) => {
      await expect.poll(() => keptDrafts(next), { intervals: [20] }).toBe('[]')
      await route.continue()
    })
    await next.goto('/organisation')
    await expect(description(next)).toHaveValue('Sent before anybody saw it.')
    await expect(state(next, allSaved)).toBeVisible()
  })

  test('OFF-4 every kind of field comes back after a crash', async ({ page, context }) => {
    await startSupplier(page)
    await fillMandatory(page)
    await openAttributes(page)
    await page.getByRole('checkbox', { name: 'Local business' }).check()
    await page.getByRole('button', { name: 'Add business number' }).click()
    const second = page.getByRole('group', { name: 'Business number 2' })
    await second.getByLabel('Registration number').fill('004 085 616')
    await expectKept(page, '004 085 616')
    await page.close({ runBeforeUnload: false })

    const next = await context.newPage()
    await next.goto('/organisation')
    await expect(description(next)).toHaveValue('Baskets woven by hand.')
    await expect(next.getByLabel('Website')).toHaveValue('www.reed-and-rush.example')
    await expect(next.getByRole('combobox', { name: 'Address', exact: true })).toHaveValue(
      /Leichhardt/,
    )
    await expect(next.getByRole('radio', { name: /^Small/ })).toBeChecked()
    await expect(next.getByRole('checkbox', { name: 'Local business' })).toBeChecked()
    await expect(
      next.getByRole('group', { name: 'Business number 2' }).getByLabel('Registration number'),
    ).toHaveValue('004 085 616')
    await save(next)
    await next.reload()
    await expect(state(next, allSaved)).toBeVisible()
  })

  test('OFF-4 leaving by a link, the switch or Back asks nothing, for the draft comes back', async ({
    page,
  }) => {
    await openAs(page, demoAccount, '/register/organisation')
    await page.getByRole('button', { name: 'Open Northwind Packaging' }).click()
    await description(page).fill('Not saved yet.')
    const navigation = await openNavigation(page)
    await navigation.getByRole('link', { name: 'Add supplier' }).click()
    await page.getByRole('button', { name: 'Open Northwind Packaging' }).click()
    await expect(description(page)).toHaveValue('Not saved yet.')

    await page.getByLabel('Switch between suppliers').selectOption('Coolabah Office Supplies')
    await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supplies')
    await expect(description(page)).not.toHaveValue('Not saved yet.')
    await page.goBack()
    await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
    await expect(description(page)).toHaveValue('Not saved yet.')
    await expect(state(page, unsaved)).toBeVisible()
  })

  test('OFF-4 two tabs show the same draft, each with what was typed in the other', async ({
    page,
    context,
  }) => {
    await startSavedSupplier(page)
    const other = await context.newPage()
    await other.goto('/organisation')
    await expect(description(other)).toHaveValue('Baskets woven by hand.')
    await description(page).fill('Typed in the first tab.')
    await expect(description(other)).toHaveValue('Typed in the first tab.')
    await other.getByLabel('Website').fill('www.second-tab.example')
    await expect(page.getByLabel('Website')).toHaveValue('www.second-tab.example')
    await save(other)
    await expect(state(page, allSaved)).toBeVisible()
    await page.reload()
    await expect(description(page)).toHaveValue('Typed in the first tab.')
    await expect(page.getByLabel('Website')).toHaveValue('www.second-tab.example')
  })
})

test.describe('a device that keeps nothing', () => {
  // Typing scrolls a long way, smoothly: a link pressed meanwhile moves away under the pointer.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('OFF-11 works online, says so, and asks before it would lose something', async ({
    page,
  }) => {
    await page.addInitScript(blockDatabases)
    await startSupplier(page)
    await fillMandatory(page)
    await expect(page.getByText('Drafts cannot be kept on this device')).toBeVisible()
    await save(page)
    await description(page).fill('Not saved yet.')
    const navigation = await openNavigation(page)
    await navigation.getByRole('link', { name: 'Add supplier' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay and keep editing' }).click()
    await expect(description(page)).toHaveValue('Not saved yet.')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(description(page)).toHaveValue('Baskets woven by hand.')
  })
})

test.describe('without a network', () => {
  test('OFF-5 Save keeps the change, and it is sent once there is a network', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('net::ERR_INTERNET_DISCONNECTED')
    await startSavedSupplier(page)
    await context.setOffline(true)
    await description(page).fill('Saved in a warehouse without signal.')
    await saveButton(page).click()
    await expect(
      state(page, 'Saved on this device. It will be sent when you are back online.'),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Your profile is now saved!')).toBeVisible()
    await expect(state(page, allSaved)).toBeVisible()
    await page.reload()
    await expect(description(page)).toHaveValue('Saved in a warehouse without signal.')
  })
})
