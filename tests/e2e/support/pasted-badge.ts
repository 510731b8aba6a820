import type { Page } from 'playwright/test'
import { startOtherSite, type OtherSite } from './other-site.ts'
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
export const shown = (page: Page) =>
  page.getByRole('link', { name: /Northwind Packaging Verified credentials: \d+$/ })
/** The link and picture that are in the page itself. */
export const fallback = (page: Page) =>
  page.getByRole('link', { name: 'Northwind Packaging: verified sustainability profile' })

/** The snippet of the dialog; that it is the same one is proved below. */
export function snippetOf(portal: string, slug = 'northwind-packaging'): string {
  const logo = `${portal}/brands/credence/light-logo.svg`
  const picture = `${portal}/api/badge/dark?customImageUrl=${encodeURIComponent(logo)}`
  return (
    `<script type="module" src="${portal}/widget/badge.js" async referrerpolicy="no-referrer"></script>` +
    `<supplier-badge slug="${slug}" variant="dark" logo="${logo}">` +
    `<a href="${portal}/organization/${slug}"><img src="${picture}" width="320" height="72" alt="Northwind Packaging: verified sustainability profile" referrerpolicy="no-referrer" loading="lazy"></a></supplier-badge>`
  )
}

type Told = { type: string; name: string; status: number; verified: number }

/**
 * Collects what badges tell the page, from before the script runs, for each page that is opened anew.
 * @returns reads what the page was told so far
 */
export async function listen(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: Told[] = []
    Object.assign(window, { told })
    for (const type of ['badge-load', 'badge-error'])
      document.addEventListener(type, (event) =>
        told.push({ type, ...(event as CustomEvent<Omit<Told, 'type'>>).detail }),
      )
  })
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told)
}
