import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Adds an objective of parts that are chosen by their names. */
export async function addObjective(
  page: Page,
  name: string,
  parts: [kind: string, value: string][],
) {
  await page.getByRole('button', { name: 'Add an objective' }).click()
  const form = page.getByRole('form', { name: 'A new objective' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  for (const [at, [kind, value]] of parts.entries()) {
    await form.getByRole('button', { name: 'Add a part' }).click()
    const part = form
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Kind', { exact: true }) })
      .nth(at)
    await part.getByLabel('Kind', { exact: true }).selectOption(kind)
    if (kind === 'Sustainable Development Goal') await part.getByLabel(value).check()
    else {
      await part.getByRole('combobox', { name: kind }).fill(value)
      await part.getByRole('option', { name: value }).first().click()
    }
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}
