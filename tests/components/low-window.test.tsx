import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openNavigation } from './support/navigation.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/screen.ts'
import { openAsDemo, startSupplier } from './support/supplier.ts'

const coolabah = '/organisation?organisation=coolabah-office-supplies'
const bar = page.getByRole('region', { name: 'Actions' })

/** What a window of 1280 × 1024 pixels shows at 400 %, and a phone that lies down (WCAG 2.2, 1.4.10). */
const lowWindows = [
  ['a page at 400 %', 320, 256],
  ['a phone that lies', 740, 360],
] as const

/** Elements that stay where they are in the window while the page scrolls. */
const pinned = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
    .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
    .map((one) => one.className)

test.each(lowWindows)('A11Y-1 MOB-1 %s: no bar stays over the form', async (_name, ...size) => {
  await page.viewport(...size)
  await startSupplier()
  await expect.element(page.getByRole('treeitem').first()).toBeInTheDocument()
  expect(pinned()).toEqual([])
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect.poll(() => save.elements().filter((one) => one.checkVisibility()).length).toBe(2)
  const top = bar.element().getBoundingClientRect().top
  window.scrollTo({ top: 500, behavior: 'instant' })
  expect(Math.round(bar.element().getBoundingClientRect().top - top)).toBe(-500)
  const navigation = await openNavigation()
  await expect.element(navigation.getByRole('link', { name: 'Members' })).toBeVisible()
  expect(pinned()).toEqual([])
  expectNoSidewaysScroll()
  expectLargeTargets()
})

test.each(lowWindows)('A11Y-1 %s: whatever takes the focus is seen', async (_name, ...size) => {
  await page.viewport(...size)
  await openAsDemo(coolabah)
  await expect.element(page.getByRole('treeitem').first()).toBeInTheDocument()
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, textarea, select, [role=treeitem][tabindex="0"])',
  )
  let focused = 0
  const hidden = [...controls].filter((one) => {
    one.focus()
    // A disabled button takes no focus, and is not scrolled to.
    if (document.activeElement !== one) return false
    focused += 1
    const { left, top, width, height } = one.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2)
    return !at || !(one.contains(at) || at.contains(one) || at.closest('label') !== null)
  })
  expect(focused).toBeGreaterThan(50)
  expect(hidden.map((one) => one.outerHTML.slice(0, 120))).toEqual([])
})
