import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { axeTags, waitForAnimations } from '../../fixtures/axe-rules.ts'
import { expect } from './test.ts'

/**
 * Expects axe to find nothing on the page as it is now, once its animations have ended.
 * @param within selector of the only part to look at, such as an open dialog
 * @param measured rules of axe that the test measures by itself
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  measured: string[] = [],
): Promise<void> {
  await page.evaluate(waitForAnimations)
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags([...axeTags])
    .disableRules(measured)
    // Only frames need the other mode, which opens another page to put together what it found in each.
    .setLegacyMode(page.frames().length === 1)
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, 'accessibility violations').toEqual([])
}
