import type { Page } from 'playwright/test'
import { indexIsFilled } from './support/filled-index.ts'
import { holdApplication, pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 412, height: 839 }
const found = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: /suppliers?/ })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const words = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' })
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What narrows the list' }).getByRole('link', { name })

/** Opens the search once the index of a portal that has just started is filled. */
async function openSearch(page: Page, query = ''): Promise<void> {
  await indexIsFilled(page)
  await page.goto(`/discover${query}`)
}

/** Through a search as a buyer goes: narrow it, look at the next page, take a filter away. */
async function goThrough(page: Page, send: () => Promise<void>): Promise<void> {
  await expect(found(page)).toHaveText(/^\d+ suppliers$/)
  await box(page, /^Environment/).check()
  await send()
  await expect(page).toHaveURL('/discover?category=Environment')
  await expect(found(page)).toHaveText(/^\d+ suppliers found$/)
  await expect(box(page, /^Environment/)).toBeChecked()
  const first = await cards(page).first().textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?category=Environment&after=/)
  await expect(cards(page).first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(cards(page).first()).toHaveText(first ?? '')
  await chip(page, 'Remove Category: Environment').click()
  await expect(page).toHaveURL('/discover')
}

/** From the map to a country of it, and to the list from a town on. */
async function goThroughMap(page: Page, send: () => Promise<void>): Promise<void> {
  const map = page.getByRole('region', { name: 'Where the suppliers are' })
  await expect(page).toHaveURL('/discover?category=Environment&view=map')
  await box(page, /^Australia/).check()
  await send()
  await expect(page).toHaveURL('/discover?category=Environment&country=AU&view=map')
  // Within one country, none of its places says in which it is.
  await expect(map.getByRole('link').first()).not.toContainText('Australia')
  const [town = ''] = (await map.getByRole('link').first().textContent())?.split(/ \d/) ?? []
  await map.getByRole('link').first().click()
  await expect(page).toHaveURL(/country=AU&sort=nearest&near=/)
  await expect(cards(page).first().locator('xpath=../..')).toContainText(town.trim())
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('DSC-1 suppliers are found by a form and links alone', async ({ page }) => {
    await openSearch(page)
    await goThrough(page, () => page.getByRole('button', { name: 'Show results' }).click())
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('coolabah')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/discover?q=coolabah')
    await expect(cards(page)).toHaveText(['Coolabah Office Supplies'])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/discover$/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await page.getByRole('link', { name: 'Coolabah Office Supplies', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Coolabah/)
  })

  test('DSC-7 places of the map are links, which keep what was chosen', async ({ page }) => {
    await openSearch(page, '?category=Environment')
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await goThroughMap(page, () => page.getByRole('button', { name: 'Show results' }).click())
  })

  test('DSC-1 on a phone a link leads to the filters', async ({ page }) => {
    await page.setViewportSize(phone)
    await openSearch(page, '?category=Environment')
    await expect(box(page, /^Social/)).toBeHidden()
    await page.getByRole('link', { name: 'Filters (1 chosen)' }).click()
    await box(page, /^Social/).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/discover?category=Environment,Social')
    await expect(box(page, /^Social/)).toBeHidden()
  })
})

test('DSC-1 a live page asks at once, and Back takes each step back', async ({ page }) => {
  await openSearch(page)
  await pageIsLive(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await goThrough(page, async () => {})
  expect(documents).toEqual([])
})

test('DSC-1 what is typed and ticked before the page is live is asked for once it is', async ({
  page,
}) => {
  const goLive = await holdApplication(page)
  await openSearch(page)
  await words(page).fill('coolaba')
  await box(page, /^Social/).check()
  await box(page, /^Environment/).check()
  goLive()
  await expect(page).toHaveURL('/discover?q=coolaba&category=Environment,Social')
  await expect(words(page)).toHaveValue('coolaba')
  await page.goBack()
  await expect(page).toHaveURL('/discover')
})

test('DSC-7 with script the map comes without another document, and Back returns to it', async ({
  page,
}) => {
  await openSearch(page, '?category=Environment')
  await pageIsLive(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await goThroughMap(page, async () => {})
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Where the suppliers are' })).toBeVisible()
  expect(documents).toEqual([])
})

test('DSC-1 DSC-2 a search is typed, shared by its address, and taken back by the keyboard', async ({
  page,
  context,
}) => {
  await openSearch(page)
  await pageIsLive(page)
  await words(page).fill('coolaba')
  await expect(page).toHaveURL('/discover?q=coolaba')
  await box(page, /^Social/).check()
  await expect(page).toHaveURL('/discover?q=coolaba&category=Social')
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(found(shared)).toHaveText((await found(page).textContent()) ?? '')
  await expect(words(shared)).toHaveValue('coolaba')
  await shared.close()
  await chip(page, 'Remove “coolaba”').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/discover?category=Social')
  await page.goto('/discover?q=colabah')
  await page.getByRole('link', { name: 'coolabah' }).click()
  await expect(cards(page)).toHaveText(['Coolabah Office Supplies'])
})

test('DSC-1 the sheet of a phone applies its choices together', async ({ page }) => {
  await page.setViewportSize(phone)
  await openSearch(page)
  await pageIsLive(page)
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Environment/ }).check()
  const show = sheet.getByRole('button', { name: /^Show \d+ suppliers$/ })
  await show.click()
  await expect(page).toHaveURL('/discover?category=Environment')
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/discover')
})
