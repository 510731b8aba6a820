import { demoAccount } from '../../fixtures/accounts.ts'
import type { Browser } from './browser.ts'
import { fill, press, read } from './screen.ts'

/** Signs in as the demo account through the identity provider's own page, and waits for the form. */
export async function signIn(browser: Browser, portal: string): Promise<void> {
  await browser.open(`${portal}/auth/validate?option=login&returnTo=%2Forganisation`)
  await fill(browser, 'Email address', demoAccount.email)
  await fill(browser, 'Password', demoAccount.password)
  await press(browser, 'button', 'Log in')
  await read(browser, 'All changes are saved.')
}
