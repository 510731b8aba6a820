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
  const builder = (await createBuilder(page)).withTags([...axeTags]).disableRules(measured)
  await expectNoViolations(within ? builder.include(within) : builder)
}

/** The same by a few rules of axe only, where the others have been looked at in the same document or screen. */
export async function expectRules(page: Page, rules: string[]): Promise<void> {
  await expectNoViolations((await createBuilder(page)).withRules(rules))
}

async function createBuilder(page: Page): Promise<AxeBuilder> {
  await page.evaluate(waitForAnimations)
  const isThere = await page.evaluate(() => 'axe' in window)
  const hasFrames = page.frames().length > 1
  // Loading axe takes a fifth of the time of a run, and a document that was looked at has it.
  return (
    new AxeBuilder({ page, ...(isThere && !hasFrames && { axeSource: ';' }) })
      .options({ resultTypes: ['violations'] })
      // Only frames need the other mode, which opens another page to put together what it found in each.
      .setLegacyMode(!hasFrames)
  )
}

async function expectNoViolations(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, 'accessibility violations').toEqual([])
}
