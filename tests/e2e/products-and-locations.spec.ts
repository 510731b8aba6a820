import type { Page } from 'playwright/test'
import { choose, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const tree = (page: Page) => page.getByRole('tree', { name: 'Locations' })
const place = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })

test('PRF-10 finds a product in spite of a typing error', async ({ page }) => {
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
  await expect(items.filter({ hasText: region })).toContainText('included')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page, 'Australia')).toHaveAttribute('aria-expanded', 'false')
})

test('PRF-11 every line of the tree that is scrolled into sight is drawn', async ({ page }) => {
  await startSupplier(page)
  const line = place(page, 'New Zealand')
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
