import { expect, test, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose } from './support/profile-form.ts'
import { expectTexts, windows } from './support/screen.ts'
import { startSupplier } from './support/supplier.ts'

const tree = page.getByRole('tree', { name: 'Locations' })
const items = tree.getByRole('treeitem')
const place = (name: string) => page.getByRole('treeitem', { name, exact: true })
const productSearch = page.getByRole('combobox', { name: 'Search products and services' })

/** The line of the tree that has the focus. */
function focused(): HTMLElement {
  const line = document.activeElement
  if (line instanceof HTMLElement && tree.element().contains(line)) return line
  throw new Error('The focus is not in the tree.')
}
const attribute = (name: string) =>
  expect.poll(() => focused().getAttribute(name), { message: name })
const expectFocusInSight = () =>
  expect.element(page.elementLocator(focused())).toBeInViewport({ ratio: 0.9 })

/** Puts the focus where Tab would put it. */
async function enterTree(): Promise<void> {
  await expect.element(items.first()).toBeVisible()
  tree.element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const)('PRF-10 on %s: finds a product in spite of a typing error', async (_name, size) => {
  await page.viewport(...size)
  await startSupplier()
  await choose('Search products and services', 'weavin of textles', /Weaving of textiles/)
  const chosen = page.getByRole('list', { name: 'Chosen products and services' })
  await expect.element(chosen).toMatchTextContent('Weaving of textiles')
  await productSearch.fill('weaving of te')
  await expect
    .element(page.getByRole('option', { name: /Weaving of textiles/ }))
    .not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await chosen.getByRole('button', { name: 'Remove Weaving of textiles' }).click()
  await expect.element(chosen).not.toBeInTheDocument()
})

test('PRF-10 marks what matched, and the name of the product stays the same', async () => {
  await startSupplier()
  await productSearch.fill('textles weavin')
  const option = page.getByRole('option', { name: 'Weaving of textiles', exact: true })
  await expectTexts(option.getByRole('mark'), ['Weavin', 'textiles'])
})

test('PRF-11 A11Y-1 of a long tree only the lines in sight are in the page, and the keyboard reaches all', async () => {
  await startSupplier()
  await enterTree()
  const countries = Number(focused().getAttribute('aria-setsize'))
  expect(countries).toBeGreaterThan(200)
  expect(items.elements().length).toBeLessThan(40)

  await userEvent.keyboard('united k')
  await expect.element(place('United Kingdom')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await attribute('aria-posinset').toBe('1')
  await attribute('aria-level').toBe('2')
  const regions = Number(focused().getAttribute('aria-setsize'))
  expect(regions).toBeGreaterThan(1)
  for (let steps = 1; steps < Math.min(regions, 25); steps += 1) {
    await userEvent.keyboard('{ArrowDown}')
    await attribute('aria-posinset').toBe(String(steps + 1))
  }
  await expectFocusInSight()
  await attribute('aria-level').toBe('2')
  expect(items.elements().length).toBeLessThan(40)

  await userEvent.keyboard('{End}')
  await attribute('aria-posinset').toBe(String(countries))
  await expectFocusInSight()
  const last = focused()
  tree.element().scrollTo({ top: 0 })
  await expect.element(items.first()).toBeInViewport()
  expect(focused(), 'the line with the focus stays in the page').toBe(last)
  await userEvent.keyboard('{ArrowUp}')
  await attribute('aria-posinset').toBe(String(countries - 1))
  await expectFocusInSight()
  await userEvent.keyboard('{Home}')
  await attribute('aria-posinset').toBe('1')
  await expectFocusInSight()
})

test('PRF-11 the keyboard alone ticks: ancestors and descendants leave the selection', async () => {
  await startSupplier()
  await enterTree()
  await userEvent.keyboard('new z')
  const country = place('New Zealand')
  await expect.element(country).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await attribute('aria-level').toBe('2')
  const regions = Number(focused().getAttribute('aria-setsize'))
  const first = focused().innerText
  await userEvent.keyboard(' ')
  await attribute('aria-checked').toBe('true')
  await expect.element(country).toHaveAttribute('aria-checked', 'mixed')

  for (let ticked = 1; ticked < regions; ticked += 1) {
    await userEvent.keyboard('{ArrowDown} ')
    await attribute('aria-checked').toBe('true')
  }
  await expect.element(page.getByText(`${regions} locations chosen`)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(country).toHaveFocus()
  // All its regions are ticked.
  await expect.element(country).toHaveAttribute('aria-checked', 'true')

  await userEvent.keyboard(' ')
  // Unticking takes them all away.
  await expect.element(country).toHaveAttribute('aria-checked', 'false')
  await expect.element(page.getByText('0 locations chosen')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('1 location chosen')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(place(`${first} included`)).toHaveFocus()
  await attribute('aria-checked').toBe('false')
  await userEvent.keyboard(' ')
  // The region takes the place of its country.
  await expect.element(place(first)).toHaveFocus()
  await expect.element(country).toHaveAttribute('aria-checked', 'mixed')
  await expectTexts(page.getByRole('list', { name: 'Chosen locations' }), [`${first}, New Zealand`])
})

test('LNG-4 from right to left the left arrow opens what the right one closes', async () => {
  await startSupplier()
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  document.documentElement.dir = 'rtl'
  await enterTree()
  await userEvent.keyboard('new z')
  const country = place('New Zealand')
  await expect.element(country).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(country).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await attribute('aria-level').toBe('2')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(country).toHaveFocus()
  await expect.element(country).toHaveAttribute('aria-expanded', 'false')
})

test('PRF-11 the filter marks what it found and leaves the way to it', async () => {
  await startSupplier()
  await page.getByRole('searchbox', { name: 'Filter locations' }).fill('new south')
  const region = place('New South Wales')
  await expectTexts(region.getByRole('mark'), ['New South'])
  await expectTexts(items, ['Australia', 'New South Wales'])
})

test('PRF-11 A11Y-1 the keyboard alone walks the tree of locations and ticks it', async () => {
  await startSupplier()
  await enterTree()
  await expect.element(items.first()).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(items.last()).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(items.first()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(items.nth(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(items.first()).toHaveFocus()

  await userEvent.keyboard('austral')
  const country = place('Australia')
  await expect.element(country).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(country).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await attribute('aria-level').toBe('2')
  const region = focused().innerText
  await userEvent.keyboard(' ')
  await attribute('aria-checked').toBe('true')
  await expect.element(country).toHaveAttribute('aria-checked', 'mixed')
  await expect.element(page.getByText('1 location chosen')).toBeVisible()

  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(country).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(country).toHaveAttribute('aria-checked', 'true')
  // Ticking the country takes its region away.
  await expectTexts(page.getByRole('list', { name: 'Chosen locations' }), ['Australia'])
  await expect.element(place(`${region} included`)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(country).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const)(
  'PRF-11 on %s: every line of the tree that is scrolled into sight is drawn',
  async (_name, size) => {
    await page.viewport(...size)
    await startSupplier()
    await expect.element(items.first()).toBeVisible()
    const scroller = tree.element()
    scroller.scrollIntoView()
    const line = place('New Zealand')
    while (!line.query()) {
      const before = scroller.scrollTop
      scroller.scrollBy({ top: scroller.clientHeight })
      expect(scroller.scrollTop, 'there is more to scroll').toBeGreaterThan(before)
      await expect.poll(isMiddleDrawn).toBe(true)
    }
    line.element().scrollIntoView()
    await expect.element(line).toBeInViewport()
    const picture = await page.screenshot({ element: line, save: false })
    expect(await coloursOf(picture), 'more than one plain ground').toBeGreaterThan(10)
  },
)

/** Whether there is a line in the middle of what the tree has in sight. */
function isMiddleDrawn(): boolean {
  const { top, height } = tree.element().getBoundingClientRect()
  const middle = top + height / 2
  return items
    .elements()
    .map((line) => line.getBoundingClientRect())
    .some((line) => line.top <= middle && middle <= line.bottom)
}

/** How many colours a picture has. */
async function coloursOf(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
  return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size
}
