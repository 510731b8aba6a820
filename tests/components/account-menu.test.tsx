import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { northwind } from './support/profile-dialogs.ts'
import { openAsDemo } from './support/supplier.ts'

const trigger = page.getByRole('banner').getByRole('button', { name: 'Dana Mori' })
const menu = page.getByRole('navigation', { name: 'Your account' })

async function openMenu(): Promise<void> {
  await openAsDemo(northwind)
  await trigger.click()
  await expect.element(menu).toBeVisible()
}

test('A11Y-1 Tab goes through the entries of the account menu, and leaving them closes it', async () => {
  await openMenu()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect.element(trigger).toHaveFocus()
  await userEvent.tab()
  await expect.element(menu.getByRole('link', { name: 'My organization' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(menu.getByRole('link', { name: 'Buying' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(menu.getByRole('link', { name: 'Password and sessions' })).toHaveFocus()
  ;(menu.getByRole('button', { name: 'Log out' }).element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).not.toHaveFocus()
})

test('A11Y-1 Escape closes the account menu and gives the focus back', async () => {
  await openMenu()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('A11Y-1 a press outside closes the account menu, and so does its button', async () => {
  await openMenu()
  await page.getByRole('heading', { name: 'My organization' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await trigger.click()
  await expect.element(menu).toBeVisible()
  await trigger.click()
  await expect.element(menu).not.toBeInTheDocument()
})
