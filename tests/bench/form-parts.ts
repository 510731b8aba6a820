import { setTimeout as rest } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

/** Milliseconds between two key presses of somebody who types fast, and while a key or a finger is down. */
const pace = 130
const held = 30
const tapped = 80
/** Milliseconds that a hand takes from the keyboard to the pointer, or from one line to another. */
const reach = 400
const searches = [
  'weaving of textiles',
  'weavin of textles',
  'office furniture',
  'packaging paper bord',
  'software consultancy',
  'recycling of wast',
]
const countries = ['Australia', 'United Kingdom', 'France', 'Slovenia']
const filters = ['new south', 'bavaria', 'ile-de']
const sentence = 'Paper, board and moulded fibre, made from what others throw away.'

const press = async (page: Page, key: string) => {
  await page.keyboard.press(key, { delay: held })
  await rest(pace - held)
}
const type = async (page: Page, text: string) => {
  for (const letter of text) await press(page, letter)
}
const repeat = async (page: Page, key: string, times: number) => {
  for (let count = 0; count < times; count += 1) await press(page, key)
}
/** Presses where the line is, without Playwright's own work in the page that would count as the page's. */
const tap = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${target.toString()}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await rest(reach)
  await page.mouse.down()
  await rest(tapped)
  await page.mouse.up()
  await rest(pace)
}
const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter locations' })

/** Takes what happens meanwhile to the figures of a group. */
export type Measure = (group: string, act: () => Promise<void>) => Promise<void>

/** What somebody does with the form; each part leaves the form as it found it. */
export const parts: readonly ((page: Page, measure: Measure) => Promise<void>)[] = [
  searchProducts,
  chooseProduct,
  tickByPointer,
  tickByKeyboard,
  walk,
  filterLocations,
  describe,
]

async function searchProducts(page: Page, measure: Measure): Promise<void> {
  await page.getByRole('combobox', { name: 'Search products and services' }).click()
  for (const text of searches)
    await measure('product search', async () => {
      await type(page, text)
      await repeat(page, 'Backspace', 6)
      await type(page, text.slice(-6))
      await press(page, 'ArrowDown')
      await press(page, 'Escape')
      await press(page, 'Escape')
    })
}

async function chooseProduct(page: Page, measure: Measure): Promise<void> {
  await page.getByRole('combobox', { name: 'Search products and services' }).click()
  await measure('product chosen', async () => {
    await type(page, 'weaving of textiles')
    await press(page, 'ArrowDown')
    await press(page, 'Enter')
    await tap(page, page.getByRole('button', { name: 'Remove Weaving of textiles' }))
  })
}

async function tickByPointer(page: Page, measure: Measure): Promise<void> {
  for (const name of countries) {
    // Letters lead to the line, wherever it is in the tree.
    await filter(page).fill(name)
    const country = line(page, name)
    const chevron = country.locator('[data-chevron]')
    await measure('open and close', () => tap(page, chevron))
    const region = page.locator('[role=treeitem][aria-level="2"]').nth(1)
    await measure('tick by pointer', async () => {
      for (const one of [region, region, country, country]) await tap(page, one)
    })
    await measure('open and close', () => tap(page, chevron))
    await filter(page).fill('')
    await rest(reach)
  }
}

async function tickByKeyboard(page: Page, measure: Measure): Promise<void> {
  await page.getByRole('tree').locator('[tabindex="0"]').focus()
  await press(page, 'Home')
  await press(page, 'ArrowRight')
  await measure('tick by keyboard', async () => {
    for (let lines = 0; lines < 10; lines += 1) {
      await press(page, 'ArrowDown')
      await repeat(page, 'Space', 2)
    }
  })
  await press(page, 'Home')
  await press(page, 'ArrowLeft')
}

async function walk(page: Page, measure: Measure): Promise<void> {
  await page.getByRole('tree').locator('[tabindex="0"]').focus()
  for (const name of countries)
    await measure('walk in the tree', async () => {
      await type(page, name.toLowerCase())
      await press(page, 'ArrowRight')
      await repeat(page, 'ArrowDown', 8)
      await press(page, 'ArrowLeft')
      await press(page, 'ArrowLeft')
      await press(page, 'End')
      await press(page, 'Home')
    })
}

async function filterLocations(page: Page, measure: Measure): Promise<void> {
  await filter(page).click()
  for (const text of filters)
    await measure('location filter', async () => {
      await type(page, text)
      await repeat(page, 'Backspace', text.length)
    })
}

async function describe(page: Page, measure: Measure): Promise<void> {
  await page.getByLabel('Description', { exact: true }).click()
  await press(page, 'End')
  await measure('description', async () => {
    await type(page, sentence)
    await repeat(page, 'Backspace', 20)
  })
}
