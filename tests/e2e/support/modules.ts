import type { Locator, Page } from 'playwright/test'
import type { NewAccount } from '../../fixtures/accounts.ts'
import { createOrganisation } from './new-organisation.ts'
import { newSession, openSession } from './signed-in.ts'
import { expect } from './test.ts'

/** Lets the list of modules be this one, instead of the server's. */
export async function answerModules(page: Page, answer: unknown): Promise<void> {
  await page.route('**/v1/brands/supplier-modules', (route) =>
    route.fulfill({ json: answer as object }),
  )
}

/**
 * Makes an organisation and opens its modules as its owner.
 * @param account see `newSession`
 * @returns the name of the organisation
 */
export async function startModules(page: Page, account?: NewAccount): Promise<string> {
  const session = await newSession(page, account)
  const { name, slug } = await createOrganisation(session)
  await openSession(page, session, `/organisation?organisation=${slug}&section=modules`)
  await expect(page.getByRole('heading', { level: 2, name: 'Modules' })).toBeVisible()
  await expect(card(page).first()).toBeVisible()
  return name
}

/** The card of a module; of any without a caption. */
export function card(page: Page, caption = ''): Locator {
  return page
    .locator('[data-section=modules] li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ hasText: caption })
}

/** The popup that is open. */
export function popup(page: Page): Locator {
  return page.getByRole('dialog')
}

/** Opens the portal's own questionnaire of a module and goes to its first question. */
export async function startQuestionnaire(page: Page, caption: string): Promise<void> {
  await card(page, caption).getByRole('button').click()
  await popup(page).getByRole('button', { name: 'Start', exact: true }).click()
  await expect(popup(page).getByText(/^Question 1 of/)).toBeVisible()
}

/** Gives the open question and all that follow, up to the review, the first of their answers. */
export async function answerAll(page: Page): Promise<void> {
  const review = popup(page).getByRole('heading', { name: 'Check your answers' })
  const progress = popup(page).getByText(/^Question \d+ of \d+$/)
  for (;;) {
    const before = await progress.textContent()
    await popup(page).locator('fieldset label').first().click()
    await popup(page).locator('footer button[type=submit]').click()
    await expect(progress.filter({ hasText: before ?? '' })).toBeHidden()
    if (await review.isVisible()) return
  }
}
