import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { openNavigation } from './support/navigation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Invite suppliers' })
const input = (page: Page) => dialog(page).getByLabel('Email addresses')
const list = (page: Page) => dialog(page).getByRole('list', { name: 'Suppliers to invite' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('INV-1 what is written outlasts a Back that closes the dialog, and one that leaves its screen', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation/members?organisation=northwind-packaging')
  await (await openNavigation(page)).getByRole('link', { name: 'Profile', exact: true }).click()
  const open = page.getByRole('button', { name: 'Invite supplier', exact: true })
  await open.click()
  await input(page).fill('ada@example.test')
  await page.keyboard.press('Enter')
  await input(page).fill('bo@exam')
  await dialog(page).getByLabel('Personal message').fill('Join us.')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await expect(input(page)).toHaveValue('bo@exam')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.goForward()
  await open.click()
  await expect(list(page).getByRole('listitem')).toHaveText(['ada@example.test'])
  await expect(input(page)).toHaveValue('bo@exam')
  await expect(dialog(page).getByLabel('Personal message')).toHaveValue('Join us.')
  await page.keyboard.press('Escape')
  await open.click()
  await expect(list(page)).toBeHidden()
  await expect(input(page)).toHaveValue('')
})
