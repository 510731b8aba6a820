import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Save, the first of them where there are two. */
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).first()

/** Unfolds the attributes that can be ticked; they are unfolded where one is. */
export async function openAttributes(page: Page): Promise<void> {
  const summary = page.locator('summary').filter({ hasText: 'Ownership and other attributes' })
  const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))
  if (!isOpen) await summary.click()
}

/** Waits until the server has all of the profile that is open: it says so beside Save. */
export async function expectAllSaved(page: Page): Promise<void> {
  const state = page.getByText('All changes are saved.').filter({ visible: true })
  await expect(state.first()).toBeVisible()
}

/** What keeps the profile from being saved. */
export const summary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your profile is not saved yet' })

/** Answers the next saves in the server's place. */
export async function refuseSaves(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/organizations/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status, json: body }) : route.continue(),
  )
}
