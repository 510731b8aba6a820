import type { Page } from 'playwright/test'
import { startOtherSite, type OtherSite } from '../../fixtures/other-site.ts'
import { badgeName, snippetOf } from '../../fixtures/badge-snippet.ts'
import { test as base } from './test.ts'

/** A website of somebody else, and the snippet as it would be pasted there. */
export const test = base.extend<{ site: OtherSite; snippet: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find dependencies
  site: async ({}, use) => {
    const site = await startOtherSite()
    await use(site)
    await site.close()
  },
  snippet: async ({ server }, use) => use(snippetOf(server.url)),
})

/** Where the widget asks for the supplier. */
export const detail = '**/api/public/organisation/detail/*'
/** The live badge. */
export const shown = (page: Page) => page.getByRole('link', { name: badgeName.live })
/** The link and picture that are in the page itself. */
export const fallback = (page: Page) => page.getByRole('link', { name: badgeName.fallback })
