import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { deviceKeeps } from './support/device.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

// An account gets another language than it had.
test.use({ portal: 'own' })

const profile = '/organization/coolabah-office-supplies'
const titles = {
  en: 'Good business deserves to be found.',
  de: 'Wer gut wirtschaftet, soll gefunden werden.',
  ar: 'العمل الجيد يستحق أن يُرى.',
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('in a browser of Austria', () => {
  test.use({ locale: 'de-AT' })

  test('LNG-1 a page is read in the language of its reader, and one that was chosen stays', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(title(page)).toHaveText(titles.de)
    await pageIsLive(page)
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL(/\/ar\/$/)
    await expect(title(page)).toHaveText(titles.ar)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await pageIsLive(page)
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('language=ar')
    await page.goto('/')
    await expect(title(page)).toHaveText(titles.ar)
  })
})

test('LNG-2 a screen that is opened later has the words of its language, and no other is fetched', async ({
  page,
}) => {
  const parts: string[] = []
  const letters: string[] = []
  page.on('request', (request) => {
    const [, part] = /\/assets\/(text-\w+)-/.exec(request.url()) ?? []
    if (part) parts.push(part)
    if (/arabic[^/]*\.woff2$/.test(request.url())) letters.push(request.url())
  })
  await page.goto('/de/')
  await pageIsLive(page)
  await page.waitForLoadState('networkidle')
  expect(parts).toEqual([])
  expect(letters, 'for the name of Arabic in the footer').toEqual([])
  await page.getByRole('button', { name: 'Lieferanten einladen' }).click()
  await expect(page.getByRole('dialog', { name: 'Lieferanten einladen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Badge für Ihre Website' }).click()
  await expect(page).toHaveURL(/\/badge$/)
  await expect(title(page)).toHaveText('Das Badge auf Ihrer Website')
  expect(new Set(parts)).toEqual(new Set(['text-de']))
})

test('LNG-4 in Arabic the left arrow leads to the next tab, which is on the left', async ({
  page,
}) => {
  await page.goto('/ar/badge')
  await pageIsLive(page)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  const [first, second] = [tabs.first(), tabs.nth(1)]
  const leftOf = async (tab: typeof first) => (await tab.boundingBox())?.x ?? 0
  expect(await leftOf(second)).toBeLessThan(await leftOf(first))
  await first.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(first).toBeFocused()
})

test('LNG-1 a sign-in is in the language of the page that leads there, and so is the page after it', async ({
  page,
  server,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/authorize')) asked.push(searchParams.get('ui_locales'))
  })
  const database = new DatabaseSync(join(server.dataDir, 'credence.sqlite'), { timeout: 5000 })
  database.exec(`UPDATE accounts SET language = 'ar'`)
  database.close()
  await page.goto('/de/')
  await pageIsLive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/identity\/.+\/authorize\?/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByLabel('E-Mail-Adresse').fill(demoAccount.email)
  await page.getByLabel('Passwort', { exact: true }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/organisation\?/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(asked).toEqual(['de'])
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('LNG-2 what was opened in a language opens in it without a network', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('ERR_INTERNET_DISCONNECTED')
    await page.goto(`/ar${profile}`)
    await workerInCharge(page)
    await pageIsLive(page)
    await deviceKeeps(page, { themes: 1, environment: 1 })
    await context.setOffline(true)
    const shell = await page.goto('/ar/get-started')
    const first = (await shell?.text()) ?? ''
    expect(first).toContain('<html lang="ar" dir="rtl">')
    expect(first).toContain('<p id="loading">جارٍ التحميل…</p>')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(title(page)).toContainText(/\p{Script=Arabic}/u)
  })
})
