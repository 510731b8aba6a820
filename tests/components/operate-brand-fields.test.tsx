import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brandDesk } from './support/brand-in-memory.ts'
import { openConsole } from './support/open-console.tsx'

test('OPR-4 a text is emptied in each language or in all, and the editor says what is shown then', async () => {
  const desk = brandDesk()
  await openConsole(desk, '/operate/brands/green?part=texts')
  const title = page.getByRole('group', { name: 'Title of the landing page' })
  const english = page.getByLabelText('Title of the landing page, English')
  const brand = () => desk.draft()?.brand
  await english.fill('')
  await expect.element(title.getByText(/Needed while another language has words/)).toBeVisible()
  await page.getByLabelText('Title of the landing page, Deutsch').fill('')
  await expect.element(title.getByText(/the portal’s own words are shown/)).toBeVisible()
  await expect.poll(() => brand()?.title).toBe('')
  await page.getByRole('button', { name: /^Empty in all languages: Description/ }).click()
  await expect.element(page.getByLabelText(/^Description.*English$/)).toHaveFocus()
  await expect.poll(() => brand()?.description).toBe('')
  await page.getByLabelText('Title of the login page, Deutsch').fill('Anmelden')
  await expect.poll(() => brand()?.copy.loginTitle).toEqual({ en: '', de: 'Anmelden' })
  await page.getByRole('button', { name: /^Empty in all languages: Title of the login/ }).click()
  await expect.poll(() => brand()?.copy).toEqual({})
})
