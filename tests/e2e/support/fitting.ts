import type { Page } from 'playwright/test'
import { narrowPhone } from '../../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll, fontsAreThere } from './layout.ts'
import { test } from './test.ts'

/** Expects the page that is open to fit a narrow phone, upright and lying (MOB-1). */
export async function expectFitting(page: Page): Promise<void> {
  const before = page.viewportSize()
  await test.step('on a narrow phone, upright', async () => {
    await page.setViewportSize(narrowPhone)
    await expectNoSidewaysScroll(page)
    await expectLargeTargets(page)
  })
  await test.step('on a narrow phone, lying', async () => {
    await page.setViewportSize({ width: narrowPhone.height, height: narrowPhone.width })
    await expectNoSidewaysScroll(page)
  })
  if (before) await page.setViewportSize(before)
}

/** Expects the page that is open to fit a phone whose text is twice as large. */
export async function expectFittingLargeText(page: Page): Promise<void> {
  const before = page.viewportSize()
  await test.step('on a phone whose text is twice as large', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await setTextSize(page, '200%')
    await fontsAreThere(page)
    await expectNoSidewaysScroll(page)
    await setTextSize(page, '')
  })
  if (before) await page.setViewportSize(before)
}

/** Makes the text of a page larger, as the settings of a browser do. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)
}
