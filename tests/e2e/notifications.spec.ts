import type { Page } from 'playwright/test'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { refuseSaves, saveButton } from './support/profile-form.ts'
import { fillMandatory, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const message =
  'The registry does not know this organisation yet. It may take some days until a new one is listed there. Try again next week, or ask the registry when it will be.'

/** The animation of the bar that shows how long the message stays. */
const bar = (page: Page) =>
  region(page).evaluateHandle((element) => {
    const running = element
      .getAnimations({ subtree: true })
      .find((one) => one instanceof CSSAnimation && one.animationName.includes('run-out'))
    if (!running) throw new Error('There is no bar.')
    return running
  })

for (const [name, size] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a narrow phone', narrowPhone],
] as const) {
  test(`ERR-1 on ${name} a failed request is told at the top, in several lines and at most 400 px wide, for as long as its bar runs`, async ({
    page,
    faults,
  }) => {
    faults.expect('500')
    await page.setViewportSize(size)
    await startSupplier(page)
    await fillMandatory(page)
    await refuseSaves(page, 500, { message })
    await saveButton(page).click()
    const words = region(page).getByText(message)
    await expect(words).toBeVisible()
    await expect(region(page).getByText('Error', { exact: true })).toBeVisible()

    const card = region(page).locator('[data-tone=critical]')
    await card.hover()
    const running = await bar(page)
    await expect.poll(() => running.evaluate((one) => one.playState)).toBe('paused')
    const [box, text] = [await card.boundingBox(), await words.boundingBox()]
    expect(box?.width).toBeLessThanOrEqual(400)
    expect(box?.y).toBeLessThan(40)
    expect(text?.height, 'several lines').toBeGreaterThan(60)
    await expectNoSidewaysScroll(page)

    await page.mouse.move(size.width / 2, size.height - 5)
    await expect.poll(() => running.evaluate((one) => one.playState)).toBe('running')
    await running.evaluate((one) => one.finish())
    await expect(words).toBeHidden()

    await saveButton(page).click()
    await expect(words).toBeVisible()
    await region(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(words).toBeHidden()
  })
}
