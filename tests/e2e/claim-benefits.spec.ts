import type { Locator, Page, Request } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { recordEvents } from './support/events.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { startSupplier } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const fifo = 'Your oldest invoices paid first'
const calls = '**/benefits/fifo'
const ask = (page: Page): Locator => page.getByRole('button', { name: 'Ask for a call' })
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: fifo })
const phone = (page: Page): Locator => dialog(page).getByLabel('Phone number')

/** Opens the claim's dialog for a new supplier, who has claimed nothing. */
async function openClaim(page: Page): Promise<void> {
  await startSupplier(page)
  await page.goto('/organisation?section=benefits')
  await ask(page).click()
  await expect(phone(page)).toBeVisible()
}

/** What the partner's site would answer; nothing leaves this machine. */
async function answerForFifo(page: Page): Promise<void> {
  await page
    .context()
    .route('https://fifo.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Fifo</title>' }),
    )
}

test('BEN-2 A11Y-1 an offer is claimed by keyboard with a phone number, and stays claimed', async ({
  page,
  faults,
}) => {
  faults.expect('request to a foreign host https://fifo.example/')
  await answerForFifo(page)
  const events = await recordEvents(page)
  await startSupplier(page)
  await page.goto('/organisation?section=benefits')
  await ask(page).focus()
  await page.keyboard.press('Enter')
  await expect(phone(page)).toBeVisible()
  await expect(phone(page)).toHaveAttribute('type', 'tel')
  await expect(phone(page)).toHaveAttribute('autocomplete', 'tel')
  await expect.poll(events).toContainEqual({
    event: 'fifo_offer_clicked',
    props: { offerId: 'fifo-early-payment', title: fifo },
    category: 'General',
  })
  await expectAccessible(page, '[role=dialog]')

  await page.keyboard.press('Escape')
  await expect(ask(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await phone(page).focus()
  await page.keyboard.type(' +61 2 9000 1234 ')
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/fifo'))
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ phoneNumber: '+61290001234' })
  const link = dialog(page).getByRole('link', { name: 'Continue with Fifo (opens in a new tab)' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^https:\/\/fifo\.example\/welcome\?from=credence&ref=[2-9A-Z-]{14}$/)
  const tab = await opened
  await expect(tab).toHaveURL(href)
  await tab.close()

  const reference = href.slice(-14)
  await expect(dialog(page)).toContainText('You have claimed this offer')
  await expect(dialog(page)).toContainText(reference)
  await expect(dialog(page)).toContainText('+61290001234')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()

  await page.keyboard.press('Escape')
  const card = page.getByRole('article', { name: fifo })
  await expect(card.getByText('Claimed', { exact: true })).toBeVisible()
  await page.reload()
  await card.getByRole('button', { name: 'See your claim' }).click()
  await expect(dialog(page)).toContainText(reference)
  await expect(link).toHaveAttribute('href', href)
  await expect(phone(page)).toHaveCount(0)
})

test('BEN-2 what is no phone number is named beside the field, and nothing is sent @phone', async ({
  page,
}) => {
  const sent: Request[] = []
  page.on('request', (one) => one.method() === 'POST' && sent.push(one))
  await openClaim(page)
  sent.length = 0
  const submit = dialog(page).getByRole('button', { name: 'Claim this offer' })
  for (const [typed, problem] of [
    ['', 'Phone number must not be empty'],
    ['12 34', 'Phone number must have at least 6 digits'],
    ['call me', 'Phone number may have digits and the signs + ( ) . / - only'],
  ] as const) {
    await phone(page).fill(typed)
    await submit.click()
    await expect(phone(page)).toHaveAccessibleDescription(
      new RegExp(problem.replace(/[+().]/g, '.')),
    )
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(phone(page)).toBeFocused()
  }
  await expectAccessible(page, '[role=dialog]')
  await phone(page).fill('030 123456')
  await expect(phone(page)).not.toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('BEN-2 a claim that fails says why and keeps what was typed', async ({ page, faults }) => {
  faults.expect('ERR_FAILED', 'ERR_INTERNET_DISCONNECTED', '500', 'foreign host https://fifo')
  await answerForFifo(page)
  await openClaim(page)
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'No luck.' } }))
  await phone(page).fill('02 9000 1234')
  const submit = dialog(page).getByRole('button', { name: 'Claim this offer' })
  await submit.click()
  await expect(dialog(page).getByRole('alert')).toContainText('No luck.')
  await page.unroute(calls)

  await page.context().setOffline(true)
  await submit.click()
  await expect(dialog(page).getByRole('alert')).toContainText('Check your connection')
  await expectAccessible(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await ask(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Your claim could not be loaded')
  await page.context().setOffline(false)
  await expect(phone(page), 'asks again by itself, and has kept the number').toHaveValue(
    '02 9000 1234',
  )
  const opened = page.waitForEvent('popup')
  await submit.click()
  await expect(dialog(page)).toContainText('0290001234')
  await opened
})

test('BEN-2 a status that cannot be had can be asked for again', async ({ page, faults }) => {
  faults.expect('500')
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'No luck.' } }))
  await openAs(page, demoAccount, '/organisation?section=benefits')
  await ask(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('No luck.')
  await page.unroute(calls)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(phone(page)).toBeVisible()
})

test('BEN-2 MOB-1 the claim fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize(narrowPhone)
  await openClaim(page)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
})
