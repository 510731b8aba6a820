import type { Page } from 'playwright/test'
import { demoAccount, signIn } from './support/accounts.ts'
import { openNavigation } from './support/navigation.ts'
import { fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first()
const description = (page: Page) => page.getByLabel('Description')

test.describe('two tabs', () => {
  async function saveInAnotherTab(page: Page, text: string): Promise<void> {
    const other = await page.context().newPage()
    await other.goto('/organisation')
    await description(other).fill(text)
    await save(other)
    await other.close()
  }

  test('PRF-13 the second to save is told, keeps what it typed, and may overwrite', async ({
    page,
    faults,
  }) => {
    faults.expect('412')
    await startSupplier(page)
    await fillMandatory(page)
    await save(page)
    await description(page).fill('Typed in the first tab.')
    await saveInAnotherTab(page, 'Saved by the second tab.')
    await saveButton(page).click()
    const conflict = page
      .getByRole('alert')
      .filter({ hasText: 'Someone else saved this profile meanwhile' })
    await expect(conflict).toBeInViewport()
    await expect(description(page)).toHaveValue('Typed in the first tab.')
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(conflict).toBeHidden()
    await page.reload()
    await expect(description(page)).toHaveValue('Typed in the first tab.')
  })

  test('PRF-13 or takes what the other saved', async ({ page, faults }) => {
    faults.expect('412')
    await startSupplier(page)
    await fillMandatory(page)
    await save(page)
    await description(page).fill('Typed in the first tab.')
    await saveInAnotherTab(page, 'Saved by the second tab.')
    await saveButton(page).click()
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect(description(page)).toHaveValue('Saved by the second tab.')
    await expect(
      page.getByText('All changes are saved.').filter({ visible: true }).first(),
    ).toBeVisible()
  })
})

test.describe('leaving with unsaved changes', () => {
  // Typing scrolls a long way, smoothly: a link pressed meanwhile moves away under the pointer.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

  test('PRF-13 a link, the switch and the back button ask first', async ({ page }) => {
    test.slow()
    await signIn(page, demoAccount, '/register/organisation')
    await page.getByRole('button', { name: 'Open Northwind Packaging' }).click()
    await description(page).fill('Not saved yet.')
    const leave: (() => Promise<unknown>)[] = [
      async () => (await openNavigation(page)).getByRole('link', { name: 'Add supplier' }).click(),
      () => page.getByLabel('Switch between suppliers').selectOption('Coolabah Office Supplies'),
      () => page.evaluate(() => history.back()),
    ]
    for (const way of leave) {
      await way()
      await question(page).getByRole('button', { name: 'Stay and keep editing' }).click()
      await expect(question(page)).toBeHidden()
      await expect(description(page)).toHaveValue('Not saved yet.')
      await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
    }
    const navigation = await openNavigation(page)
    await navigation.getByRole('link', { name: 'Locations', exact: true }).click()
    await expect(question(page), 'a jump within the page asks nothing').toBeHidden()

    await page.getByLabel('Switch between suppliers').selectOption('Coolabah Office Supplies')
    await question(page).getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supplies')
    await page.getByLabel('Switch between suppliers').selectOption('Northwind Packaging')
    await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
    await expect(description(page)).not.toHaveValue('Not saved yet.')
  })

  test('PRF-13 a reload asks while something is unsaved, and only then', async ({ page }) => {
    await startSupplier(page)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual([])
    await description(page).fill('Not saved yet.')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })
})
