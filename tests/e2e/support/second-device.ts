import type { Browser, Page } from 'playwright/test'
import { type Account } from '../../fixtures/accounts.ts'
import { signIn } from './accounts.ts'
import type { PortalServer } from '../../fixtures/portal-server.ts'

/** Signs in on another device, which shares nothing with the first but the account. */
export async function openSecondDevice(
  browser: Browser,
  server: PortalServer,
  account: Account,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signIn(page, account)
  await page.getByLabel('Organisation name').waitFor()
  return page
}
