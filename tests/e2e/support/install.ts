import type { BrowserContext, CDPSession, Page } from 'playwright/test'

/** What a browser does to offer the installation, with somebody who accepts it; runs in the page. */
function offerInstallation(): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    async prompt() {
      const { dataset } = document.documentElement
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1)
    },
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  dispatchEvent(event)
}

/** Has every page of a context get the offer while it is read already but not yet live. */
export async function offerEarly(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    `addEventListener('DOMContentLoaded', ${offerInstallation.toString()}, { once: true })`,
  )
}

/** Makes the offer to the page that is open. */
export async function offerNow(page: Page): Promise<void> {
  await page.evaluate(offerInstallation)
}

/**
 * Whether this browser installs anything at all.
 * @param browser a session of the whole browser
 * @param manifestId the manifest's id, as an absolute address
 */
export async function canInstall(browser: CDPSession, manifestId: string): Promise<boolean> {
  const state = await browser.send('PWA.getOsAppState', { manifestId }).catch(String)
  // What is not installed is no error of the method itself.
  return typeof state !== 'string' || !state.includes("wasn't found")
}

/**
 * Installs the portal for real and opens it.
 * @param browser a session of the whole browser
 * @param id the manifest's id, as an absolute address
 */
export async function installAndOpen(
  context: BrowserContext,
  browser: CDPSession,
  id: string,
): Promise<Page> {
  const manifestId = id
  await browser.send('PWA.install', { manifestId, installUrlOrBundleUrl: id })
  await browser.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' })
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    browser.send('PWA.launch', { manifestId }),
  ])
  return page
}
