import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { network } from './support/network.ts'
import { articles, offersPath } from './support/offers.ts'
import { openPortal } from './support/open-portal.tsx'
import { expectCount, windows } from './support/screen.ts'

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const)('LND-7 on %s: offers can be filtered by category', async (_name, size) => {
  await page.viewport(...size)
  await openPortal('/benefits')
  const choices = page.getByRole('group', { name: 'Show offers for' })
  await choices.getByRole('button', { name: 'Diversity' }).click()
  await expectCount(articles, 1)
  await expect.element(page.getByText('1 of 5 offers').first()).toBeVisible()
})

test('LND-7 offers that cannot be had are said to be missing, and can be asked for again', async () => {
  await openPortal('/get-started')
  network.answer('GET', offersPath, { status: 503, json: {} })
  await page.getByRole('main').getByRole('link', { name: 'See what partners offer' }).click()
  await expect.element(page.getByText('The offers could not be loaded')).toBeVisible()
  network.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectCount(articles, 5)
})
