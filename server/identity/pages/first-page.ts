import type { Html } from '../../markup/html.ts'
import { policies } from '../constants.ts'
import type { Branded, Site } from '../site.ts'
import { resetRequestPage } from './reset-pages.ts'
import { signInPage } from './sign-in-page.ts'
import { signUpPage } from './sign-up-page.ts'

/** The pages to which the form of a new password leads. */
export const linksBelow = (path: string) => ({
  request: `${path}/reset`,
  signIn: `${path}/sign-in`,
  cancel: `${path}/cancel`,
})

/**
 * The page with which a sign-in begins.
 * @param policy under which it was asked for
 * @param path address of the interaction, below which its pages are
 * @param passkey asks the browser for one, as JSON; null where it can have none
 */
export function firstPage(
  site: Branded & Pick<Site, 'links'>,
  policy: unknown,
  path: string,
  passkey: string | null,
): Html {
  if (policy === policies.signUp) return signUpPage(site, path)
  return policy === policies.reset
    ? resetRequestPage(site, linksBelow(path))
    : signInPage(site, path, passkey)
}
