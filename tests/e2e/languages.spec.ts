import type { Page } from 'playwright/test'
import { deviceKeeps } from './support/device.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

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
  page.on('request', (request) => {
    const [, part] = /\/assets\/(text-\w+)-/.exec(request.url()) ?? []
    if (part) parts.push(part)
  })
  await page.goto('/de/')
  await pageIsLive(page)
  expect(parts).toEqual([])
  await page.getByRole('button', { name: 'Lieferanten einladen' }).click()
  await expect(page.getByRole('dialog', { name: 'Lieferanten einladen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Badge für Ihre Website' }).click()
  await expect(page).toHaveURL(/\/badge$/)
  await expect(title(page)).toHaveText('Das Badge auf Ihrer Website')
  expect(new Set(parts)).toEqual(new Set(['text-de']))
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
    await page.goto('/ar/get-started')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(title(page)).toContainText(/\p{Script=Arabic}/u)
  })
})
