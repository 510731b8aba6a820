import type { Page } from 'playwright/test'
import { expectReadable, inForcedColours } from './support/forced-colours.ts'
import { test } from './support/guest.ts'
import { pageIsLive } from './support/live.ts'
import { expect } from './support/test.ts'

test('A11Y-1 the filter that is chosen looks other than those that are not', async ({ page }) => {
  await page.goto('/benefits')
  await pageIsLive(page)
  const toggle = (name: string) => page.getByRole('button', { name, exact: true })
  await toggle('Diversity').click()
  await expect(toggle('Diversity')).toHaveAttribute('aria-pressed', 'true')
  await inForcedColours(page, async (scheme) => {
    await expectReadable(page, scheme)
    expect(await groundOf(page, 'Diversity')).not.toBe(await groundOf(page, 'Social'))
  })
})

test('A11Y-1 the style of the badge that is chosen looks other than before', async ({ page }) => {
  await page.goto('/badge')
  await pageIsLive(page)
  const radio = page.getByRole('radio', { name: 'Green' })
  const before = new Map<string, Buffer>()
  await inForcedColours(page, async (scheme) => {
    before.set(scheme, await radio.screenshot())
  })
  await radio.check()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Show my badge' }).focus()
  await inForcedColours(page, async (scheme) => {
    expect(before.get(scheme)?.equals(await radio.screenshot())).toBe(false)
  })
})

function groundOf(page: Page, name: string): Promise<string> {
  return page
    .getByRole('button', { name, exact: true })
    .evaluate((one) => getComputedStyle(one).backgroundColor)
}
