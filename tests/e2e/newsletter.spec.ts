import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { setTextSize } from './support/fitting.ts'
import { watchLayoutShift, layoutShift } from './support/layout-shift.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { pageIsLive } from './support/live.ts'
import { mailedLink } from './support/mailbox.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { expect, test } from './support/test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const input = (page: Page) => footer(page).getByLabel('Your email for our newsletter')
const submit = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' })
const spoken = (page: Page) => page.getByTestId('status-region')
const newAddress = () => `reader.${crypto.randomUUID()}@example.test`
const done = 'Check your inbox: you are signed up once you have confirmed our mail.'

/** The tags under which the portal has stored an address. */
function tagsOf({ dataDir }: PortalServer, email: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'credence.sqlite'), { readOnly: true })
  const rows = database
    .prepare('SELECT brand_id, tag FROM newsletter_sign_ups WHERE email = ?')
    .all(email)
  database.close()
  return rows.map((row) => ({ ...row }))
}

/** What the page sends to sign up, as it is sent. */
function watchSending(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/mailchimp-tags')) sent.push(request.postData() ?? '')
  })
  return sent
}

test('LND-9 A11Y-1 MOB-1 rubbish is refused at the field, which fits a narrow phone, and nothing is sent', async ({
  page,
}) => {
  const sent = watchSending(page)
  await page.goto('/')
  const message = footer(page).getByText('Please enter a valid email address.')
  for (const rubbish of ['', '   ', 'ada', 'ada@nowhere', 'a@example.test, b@example.test']) {
    await input(page).fill(rubbish)
    await submit(page).click()
    await expect(message).toBeVisible()
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(input(page)).toHaveAccessibleDescription('Please enter a valid email address.')
    await page.reload()
  }
  await input(page).fill('ada@')
  await page.keyboard.press('Enter')
  await expect(spoken(page)).toHaveText('Please enter a valid email address.')
  await expect(input(page)).toHaveValue('ada@')
  await expectAccessible(page)
  expect(sent).toEqual([])
  await page.setViewportSize(narrowPhone)
  await expectLargeTargets(page)
  await setTextSize(page, '200%')
  await expectNoSidewaysScroll(page)
})

test('LND-9 an address is signed up once, and the page says so without moving', async ({
  page,
  server,
}) => {
  const sent = watchSending(page)
  const email = newAddress()
  await watchLayoutShift(page)
  await page.goto('/')
  await input(page).fill(`  ${email} `)
  await submit(page).dblclick()
  await expect(footer(page).getByText(done)).toBeVisible()
  await expect(spoken(page)).toHaveText(done)
  await expect(input(page)).toHaveValue('')
  await expect(input(page)).not.toHaveAttribute('aria-invalid')
  expect(await layoutShift(page)).toBeLessThan(0.01)
  expect(new URL(page.url()).search).toBe('')
  expect(sent.map((body) => JSON.parse(body) as unknown)).toContainEqual({
    tag: 'newsletter',
    email,
  })
  expect(tagsOf(server, email)).toEqual([{ brand_id: 'credence', tag: 'newsletter' }])
  await expectAccessible(page)
})

test('LND-9 A11Y-1 MOB-1 the mail leads to pages in the brand, whose buttons confirm and unsubscribe', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/')
  await input(page).fill(email)
  await submit(page).click()
  await expect(footer(page).getByText(done)).toBeVisible()
  await page.goto(await mailedLink(page, email, 'Confirm your newsletter subscription'))
  await page.setViewportSize(narrowPhone)
  await expectAccessible(page)
  await expectLargeTargets(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  await page.getByRole('link', { name: 'unsubscribe' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
})

test('LND-9 a slow answer is waited for: it is sent once', async ({ page, server }) => {
  const sent = watchSending(page)
  const email = newAddress()
  await page.goto('/')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/mailchimp-tags', async (route) => {
    await promise
    await route.continue()
  })
  await input(page).fill(email)
  await page.keyboard.press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  resolve()
  await expect(footer(page).getByText(done)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(tagsOf(server, email)).toHaveLength(1)
})

test('LND-9 a server that refuses or cannot be reached is named, and what was typed stays', async ({
  page,
  server,
  faults,
}) => {
  faults.expect(/429|ERR_INTERNET_DISCONNECTED/)
  const email = newAddress()
  await page.goto('/')
  await input(page).fill(email)
  await page.route('**/mailchimp-tags', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too-many-requests', message: 'Too many people have signed up from here.' },
    }),
  )
  await submit(page).click()
  await expect(footer(page).getByText('Too many people have signed up')).toBeVisible()
  await expect(input(page)).toHaveValue(email)
  await page.unrouteAll()
  await page.context().setOffline(true)
  await submit(page).click()
  await expect(footer(page).getByText('could not be reached')).toBeVisible()
  await expect(spoken(page)).toContainText('could not be reached')
  await expect(input(page)).toHaveValue(email)
  await expect(input(page)).not.toHaveAttribute('aria-invalid')
  await page.context().setOffline(false)
  // The browser learns of it a moment later.
  await page.waitForFunction(() => navigator.onLine)
  await submit(page).click()
  await expect(footer(page).getByText(done)).toBeVisible()
  expect(tagsOf(server, email)).toHaveLength(1)
})

test('LND-9 ERR-2 it says so when its code cannot be fetched, and works once it can', async ({
  page,
  faults,
}) => {
  faults.expect('ERR_INTERNET_DISCONNECTED')
  await page.goto('/', { waitUntil: 'networkidle' })
  await pageIsLive(page)
  await page.context().setOffline(true)
  const email = newAddress()
  await input(page).fill(email)
  await submit(page).click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(input(page)).toHaveValue(email)
  await page.context().setOffline(false)
  await submit(page).click()
  await expect(footer(page).getByText(done)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('LND-9 a form that cannot work is not shown', async ({ page }) => {
    await page.goto('/')
    await expect(footer(page)).toBeVisible()
    await expect(input(page)).toBeHidden()
    await expect(submit(page)).toBeHidden()
  })
})
