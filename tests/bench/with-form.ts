import type { CDPSession, Page } from 'playwright'
import { signIn } from '../e2e/support/accounts.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { launchBrowser } from './launch-browser.ts'

/** Runs something in a page of a new portal in which somebody is signed in and has the profile form open. */
export async function withForm<Result>(
  run: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const portal = await startPortal()
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn(page, demoAccount, '/organisation?organisation=northwind-packaging')
    await page.getByRole('treeitem').first().waitFor()
    return await run(page, await context.newCDPSession(page))
  } finally {
    await browser.close()
    await portal.remove()
  }
}
