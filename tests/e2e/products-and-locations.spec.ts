import type { Page } from 'playwright/test'
import { choose, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const tree = (page: Page) => page.getByRole('tree', { name: 'Locations' })
const place = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })

test('PRF-10 finds a product in spite of a typing error @phone', async ({ page }) => {
  await startSupplier(page)
  await choose(page, 'Search products and services', 'weavin of textles', /Weaving of textiles/)
  const chosen = page.getByRole('list', { name: 'Chosen products and services' })
  await expect(chosen).toContainText('Weaving of textiles')
  const search = page.getByRole('combobox', { name: 'Search products and services' })
  await search.fill('weaving of te')
  await expect(page.getByRole('option', { name: /Weaving of textiles/ })).toBeHidden()
  await search.press('Escape')
  await chosen.getByRole('button', { name: 'Remove Weaving of textiles' }).click()
  await expect(chosen).toBeHidden()
})

test('PRF-10 marks what matched, and the name of the product stays the same', async ({ page }) => {
  await startSupplier(page)
  await page.getByRole('combobox', { name: 'Search products and services' }).fill('textles weavin')
  const option = page.getByRole('option', { name: 'Weaving of textiles', exact: true })
  await expect(option.locator('mark')).toHaveText(['Weavin', 'textiles'])
})

test('PRF-11 A11Y-1 of a long tree only the lines in sight are in the page, and the keyboard reaches all', async ({
  page,
}) => {
  await startSupplier(page)
  const items = tree(page).getByRole('treeitem')
  const focused = tree(page).locator(':focus')
  await tree(page).locator('[tabindex="0"]').focus()
  const countries = Number(await focused.getAttribute('aria-setsize'))
  expect(countries).toBeGreaterThan(200)
  expect(await items.count()).toBeLessThan(40)

  await page.keyboard.type('united k')
  await expect(focused).toHaveAccessibleName('United Kingdom')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const regions = Number(await focused.getAttribute('aria-setsize'))
  expect(regions).toBeGreaterThan(1)
  await expect(focused).toHaveAttribute('aria-posinset', '1')
  for (let steps = 1; steps < Math.min(regions, 25); steps += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(focused).toHaveCount(1)
  }
  await expect(focused).toBeInViewport()
  await expect(focused).toHaveAttribute('aria-level', '2')
  expect(await items.count()).toBeLessThan(40)

  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('aria-posinset', String(countries))
  await expect(focused).toBeInViewport({ ratio: 0.9 })
  const last = await focused.innerText()
  await tree(page).evaluate((element) => element.scrollTo({ top: 0 }))
  await expect(items.first()).toBeInViewport()
  await expect(focused, 'the line with the focus stays in the page').toHaveText(last)
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAttribute('aria-posinset', String(countries - 1))
  await expect(focused).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('aria-posinset', '1')
  await expect(focused).toBeInViewport({ ratio: 0.9 })
})

test('PRF-11 the keyboard alone ticks: ancestors and descendants leave the selection', async ({
  page,
}) => {
  await startSupplier(page)
  const focused = tree(page).locator(':focus')
  const keys = page.keyboard
  await tree(page).locator('[tabindex="0"]').focus()
  await keys.type('new z')
  const country = place(page, 'New Zealand')
  await expect(country).toBeFocused()
  await keys.press('ArrowRight')
  await keys.press('ArrowRight')
  const regions = Number(await focused.getAttribute('aria-setsize'))
  const first = await focused.innerText()
  await keys.press('Space')
  await expect(focused).toHaveAttribute('aria-checked', 'true')
  await expect(country).toHaveAttribute('aria-checked', 'mixed')

  for (let ticked = 1; ticked < regions; ticked += 1) {
    await keys.press('ArrowDown')
    await keys.press('Space')
    await expect(focused).toHaveAttribute('aria-checked', 'true')
  }
  await expect(page.getByText(`${regions} locations chosen`)).toBeVisible()
  await keys.press('ArrowLeft')
  await expect(country, 'all its regions are ticked').toHaveAttribute('aria-checked', 'true')

  await keys.press('Space')
  await expect(country, 'unticking takes them all away').toHaveAttribute('aria-checked', 'false')
  await expect(page.getByText('0 locations chosen')).toBeVisible()
  await keys.press('Space')
  await expect(page.getByText('1 location chosen')).toBeVisible()
  await keys.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(`${first} included`)
  await expect(focused).toHaveAttribute('aria-checked', 'false')
  await keys.press('Space')
  await expect(focused, 'the region takes the place of its country').toHaveAccessibleName(first)
  await expect(country).toHaveAttribute('aria-checked', 'mixed')
  await expect(page.getByRole('list', { name: 'Chosen locations' })).toHaveText(
    `${first}, New Zealand`,
  )
})

test('PRF-11 the filter marks what it found and leaves the way to it', async ({ page }) => {
  await startSupplier(page)
  await page.getByRole('searchbox', { name: 'Filter locations' }).fill('new south')
  const region = place(page, 'New South Wales')
  await expect(region.locator('mark')).toHaveText('New South')
  await expect(tree(page).getByRole('treeitem')).toHaveText(['Australia', 'New South Wales'])
})

test('PRF-11 A11Y-1 the keyboard alone walks the tree of locations and ticks it', async ({
  page,
}) => {
  await startSupplier(page)
  const items = tree(page).getByRole('treeitem')
  const focused = tree(page).locator(':focus')
  await items.first().focus()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.first()).toBeFocused()

  await page.keyboard.type('austral')
  await expect(focused).toHaveAccessibleName('Australia')
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 'Australia')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('aria-level', '2')
  const region = await focused.innerText()
  await page.keyboard.press('Space')
  await expect(focused).toHaveAttribute('aria-checked', 'true')
  await expect(place(page, 'Australia')).toHaveAttribute('aria-checked', 'mixed')
  await expect(page.getByText('1 location chosen')).toBeVisible()

  await page.keyboard.press('ArrowLeft')
  await expect(place(page, 'Australia')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(place(page, 'Australia')).toHaveAttribute('aria-checked', 'true')
  const chosen = page.getByRole('list', { name: 'Chosen locations' })
  await expect(chosen, 'ticking the country takes its region away').toHaveText('Australia')
  await expect(items.filter({ hasText: region })).toHaveAccessibleName(`${region} included`)
  await page.keyboard.press('ArrowLeft')
  await expect(place(page, 'Australia')).toHaveAttribute('aria-expanded', 'false')
})

test('PRF-11 every line of the tree that is scrolled into sight is drawn @phone', async ({
  page,
}) => {
  await startSupplier(page)
  await tree(page).scrollIntoViewIfNeeded()
  const line = place(page, 'New Zealand')
  await expect(async () => {
    await tree(page).evaluate((element) => element.scrollBy({ top: element.clientHeight }))
    await expect.poll(() => isMiddleDrawn(page)).toBe(true)
    expect(await line.count()).toBe(1)
  }).toPass({ intervals: [0], timeout: 30_000 })
  await line.scrollIntoViewIfNeeded()
  await expect(line).toBeInViewport()
  const picture = await line.screenshot()
  const colours = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size
  }, picture.toString('base64'))
  expect(colours, 'more than one plain ground').toBeGreaterThan(10)
})

/** Whether there is a line in the middle of what the tree has in sight. */
function isMiddleDrawn(page: Page): Promise<boolean> {
  return tree(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    const middle = top + height / 2
    return [...element.querySelectorAll('[role=treeitem]')]
      .map((line) => line.getBoundingClientRect())
      .some((line) => line.top <= middle && middle <= line.bottom)
  })
}
