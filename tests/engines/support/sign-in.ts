import { type Account, demoAccount } from '../../fixtures/accounts.ts'
import type { Browser } from './browser.ts'
import { fill, press, read } from './screen.ts'

/** Signs in as the demo account through the identity provider's own page, and waits for the form. */
export async function signIn(browser: Browser, portal: string): Promise<void> {
  await signInTo(browser, `${portal}/organisation`, demoAccount)
  await read(browser, 'All changes are saved.')
}

/** Signs in through the identity provider's own page, on the way to an address of the portal. */
export async function signInTo(
  browser: Browser,
  address: string,
  { email, password }: Account,
): Promise<void> {
  const { origin, pathname } = new URL(address)
  const query = new URLSearchParams({ option: 'login', returnTo: pathname })
  await browser.open(`${origin}/auth/validate?${query.toString()}`)
  await fill(browser, 'Email address', email)
  await fill(browser, 'Password', password)
  await press(browser, 'button', 'Log in')
}
