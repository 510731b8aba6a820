import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { createOrganisation, openAsOwner } from './supplier.ts'

/** The popup that is open. */
export const popup = page.getByRole('dialog')

/** The cards of all modules. */
export const cards = page
  .getByRole('listitem')
  .filter({ has: page.getByRole('heading', { level: 3 }) })

/** The card of a module. */
export const card = (caption: string): Locator => cards.filter({ hasText: caption })

/** Opens the modules of an organisation as its owner. */
export async function openModules({ slug }: { slug: string }): Promise<void> {
  await openAsOwner(`/organisation?organisation=${slug}&section=modules`)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Modules' })).toBeVisible()
  await expect.element(cards.first()).toBeVisible()
}

/** Makes an organisation and opens its modules. */
export async function startModules(): ReturnType<typeof createOrganisation> {
  const organisation = await createOrganisation()
  await openModules(organisation)
  return organisation
}

/** Opens the portal's own questionnaire of a module and goes to its first question. */
export async function startQuestionnaire(caption: string): Promise<void> {
  await card(caption).getByRole('button').click()
  await popup.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.element(popup.getByText(/^Question 1 of/)).toBeVisible()
}

/** The answers that the open question offers. */
export const options = popup.getByRole('radio').or(popup.getByRole('checkbox'))

/**
 * Answers the open question and all that follow, up to the review.
 * @param which of the options of each question
 */
export async function answerAll(which: 'first' | 'last'): Promise<void> {
  const review = popup.getByRole('heading', { name: 'Check your answers' })
  const progress = popup.getByText(/^Question \d+ of \d+$/)
  for (;;) {
    const before = progress.element().textContent
    await options[which]().click()
    await popup.getByRole('button', { name: /^(?:Next|Review answers)$/ }).click()
    await expect.poll(() => progress.query()?.textContent).not.toBe(before)
    if (review.query()) return
  }
}
