import type { Offer } from '#src/contract/offer.ts'
import type { Page } from 'playwright/test'
import { demoAccount, newAccount } from '../fixtures/accounts.ts'
import { signIn, submitSignUp } from './support/accounts.ts'
import { askedScripts, partPath } from './support/built-parts.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

const title = 'What partners offer to suppliers here'
const offers = (page: Page) => page.getByRole('article')

test('LND-7 lists every offer for guests, and each leads to the registration @phone', async ({
  page,
  request,
}) => {
  await page.goto('/benefits')
  await expect(page).toHaveTitle('Benefits – Credence Supplier Engagement Portal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const all = (await (await request.get('/offers')).json()) as Offer[]
  await expect(offers(page)).toHaveCount(all.length)
  for (const one of all) {
    const shown = page.getByRole('article', { name: one.title })
    await expect(shown).toContainText(one.description)
    await expect(
      shown.getByRole('link', { name: `Register to use this offer (${one.title})` }),
    ).toHaveAttribute(
      'href',
      '/auth/validate?option=register&returnTo=%2Forganisation%3Fsection%3Dbenefits',
    )
    if (one.discountCode) await expect(shown).not.toContainText(one.discountCode)
  }
  await expect(page.getByRole('group', { name: 'Show offers for' })).toBeVisible()
})

test('LND-7 comes with a part of its own, which the landing page does not load', async ({
  page,
}) => {
  const asked = askedScripts(page)
  await page.goto('/')
  // The network may be idle before the application is asked for, too.
  await pageIsLive(page)
  await page.waitForLoadState('networkidle')
  const before = asked.length
  expect(asked).toContain(partPath('application'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partner benefits' }).click()
  await expect(offers(page)).toHaveCount(5)
  await expect.poll(() => asked).toContain(partPath('benefits'))
  expect(asked.slice(0, before)).not.toContain(partPath('benefits'))
})

test('RTE-2 LND-7 somebody who is signed in is taken to their organisation', async ({ page }) => {
  await signIn(page, demoAccount)
  await page.goto('/benefits')
  await expect(page).toHaveURL('/organisation?organisation=northwind-packaging')
})

test('LND-7 who registers for an offer finds the offers once there is an organisation', async ({
  page,
}) => {
  await page.goto('/benefits')
  await page
    .getByRole('link', { name: /^Register to use this offer/ })
    .first()
    .click()
  await submitSignUp(page, newAccount())
  await expect(page).toHaveURL('/register/organisation')
})
