import type { Page } from 'playwright/test'
import { accountMenu } from './support/accounts.ts'
import { expectPrepared, goTo, openWorkplace, dumpDevice } from './support/offline.ts'
import { save } from './support/supplier.ts'
import { saveButton } from './support/profile-form.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

test.describe.configure({ timeout: 120_000 })

const everything = /\/(?:api|identity)\/|\/(?:offers|ready|health)$/

/** A network that answers everything with the page on which one signs in to it. */
async function enterCaptivePortal(page: Page): Promise<void> {
  await page.route(everything, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Airport Wi-Fi</title><h1>Accept our terms</h1>',
    }),
  )
}

test('OFF-3 in a captive portal the device answers, and nothing that it keeps is overwritten', async ({
  page,
}) => {
  await openWorkplace(page)
  await expectPrepared(page)
  const before = await dumpDevice(page)
  await enterCaptivePortal(page)

  await page.getByLabel('Switch between suppliers').selectOption('Coolabah Office Supplies')
  await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supplies')
  await goTo(page, 'Benefits')
  await expect(page.getByText('Ledgerleaf', { exact: true })).toBeVisible()
  await goTo(page, 'Modules')
  await expect(page.getByRole('button', { name: /Start/ })).toHaveCount(5)
  await goTo(page, 'Pathways')
  await expect(page.getByText('Recommendations need a connection')).toBeVisible()

  expect(await dumpDevice(page)).toEqual(before)
  await page.unroute(everything)
  const path = page.getByRole('list', { name: 'Recommended credentials' })
  await expect(path.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
})

test('OFF-5 a save that a captive portal answers is not taken for done', async ({ page }) => {
  await openWorkplace(page)
  const description = page.getByLabel('Description', { exact: true })
  const typed = `Boxes that come back. ${crypto.randomUUID()}`
  await description.fill(typed)
  await enterCaptivePortal(page)
  await saveButton(page).click()
  const kept = page.getByText(/^Saved on this device\./).filter({ visible: true })
  await expect(kept.first()).toBeVisible()
  await expect(page.getByText('Your profile is now saved!')).toHaveCount(0)
  await expect(description).toHaveValue(typed)
  await page.unroute(everything)
  await save(page)
})

test('AUT-12 a captive portal in place of server and identity provider signs nobody out', async ({
  page,
  faults,
}) => {
  // What is asked before there is a token again is refused, and then asked with one (AUT-8).
  faults.expect('status of 401')
  await openWorkplace(page)
  await expectPrepared(page)
  // The code that is loaded when somebody's token has to be renewed.
  await page.reload()
  await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
  await enterCaptivePortal(page)
  const rows = (await dumpDevice(page)).length
  for (let visit = 0; visit < 2; visit++) {
    // Without its token the page has to ask the identity provider for another.
    await page.context().clearCookies({ name: 'credence-token' })
    await page.evaluate(forgetAccessTokens)
    await page.reload()
    await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
    await expect(accountMenu(page).filter({ hasText: 'Dana Mori' })).toBeVisible()
    await expect(page).toHaveURL('/organisation?organisation=northwind-packaging')
  }
  expect(await dumpDevice(page)).toHaveLength(rows)
  await page.unroute(everything)
  await goTo(page, 'Pathways')
  const path = page.getByRole('list', { name: 'Recommended credentials' })
  await expect(path.getByRole('listitem').first()).toBeVisible()
})

/** Leaves MSAL its account and refresh token only. */
function forgetAccessTokens(): void {
  for (const key of Object.keys(localStorage)) {
    if (/[|-]accesstoken[|-]/i.test(key)) localStorage.removeItem(key)
  }
}
