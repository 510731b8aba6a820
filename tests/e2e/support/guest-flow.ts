import type { Locator, Page } from 'playwright/test'
import { dialog } from './profile-dialogs.ts'
import { expect } from './test.ts'
import { expectTranslated } from './translator.ts'

/** What of several that say the same is in sight. */
export const visible = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first()

export async function filterOffers(page: Page): Promise<void> {
  const choices = page.getByRole('group', { name: 'Show offers for' })
  await expectTranslated(page)
  await choices.getByRole('button', { name: 'Diversity' }).click()
  await expect(visible(page, '1 of 5 offers')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await choices.getByRole('button', { name: 'Environment' }).click()
  await expect(visible(page, '1 of 5 offers')).toBeHidden()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(visible(page, '5 offers')).toBeVisible()
}

export async function readProfile(page: Page): Promise<void> {
  for (const about of ['of the description', 'Products and services']) {
    await page.getByRole('button', { name: `More ${about}` }).click()
    await page.getByRole('button', { name: `Hide ${about}` }).click()
    await expect(page.getByRole('button', { name: `More ${about}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Share profile' }).click()
  // The button says so for half a second only.
  await expect(page.getByTestId('status-region')).toHaveText('Link copied')
  await expect(page.getByRole('button', { name: 'Share profile' })).toBeVisible()
}

export async function chooseBadge(page: Page): Promise<void> {
  const field = page.getByLabel('Your profile')
  await isTakenOver(field)
  for (const [asked, answer] of [
    ['nobody-at-all', 'There is no profile called ‘nobody-at-all’.'],
    ['no one either', 'This is not the address of a profile.'],
  ] as const) {
    await field.fill(asked)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(new RegExp(answer))
  }
  await field.fill('northwind-packaging')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Northwind Packaging' })).toBeVisible()
  await page.getByRole('radio', { name: 'Blue' }).check()
  const code = page.locator('#html').getByRole('group', { name: 'Live badge', exact: true })
  await expect(code).toContainText('slug="northwind-packaging" variant="blue"')
}

export async function inviteAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite suppliers' }).click()
  await addRecipients(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

/** Waits until React has this very element, not the one of the server that it could not take over. */
export async function isTakenOver(element: Locator): Promise<void> {
  const hasMark = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'))
  await expect.poll(() => element.evaluate(hasMark)).toBe(true)
}

/** One address that is none, then one that is, which is taken away again. */
export async function addRecipients(page: Page): Promise<void> {
  const input = dialog(page).getByLabel('Email addresses')
  await input.fill('ada@')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Not a valid email', { exact: true })).toBeVisible()
  await input.fill('ada@example.test')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Not a valid email')).toBeHidden()
  await expect(dialog(page).getByText('19 of 20 left')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remove ada@example.test' }).click()
  await expect(dialog(page).getByText('20 of 20 left')).toBeVisible()
}
