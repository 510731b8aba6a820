import { validatePath } from '../auth/return-to.ts'
import type { AppContext } from './app-context.ts'
import { pressable } from './pressable.ts'

/**
 * Follows links to a sign-in from this page, which is live: /auth/validate would be one more document that
 * has to be loaded and made live only to leave for the identity provider. Where that fails the link leads
 * there, and it says what is wrong.
 */
export function signInFromLinks({ session, environment }: AppContext): void {
  addEventListener('click', (event) => {
    const link = pressable(event.target) as HTMLAnchorElement | null
    if (link?.pathname !== validatePath || link.target) return
    // For another tab or window, where the link is followed.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // It takes a second on a phone until the provider's page comes.
    link.ariaBusy = 'true'
    // Back may bring the page out of the browser's memory as it was left.
    addEventListener('pageshow', () => (link.ariaBusy = null), { once: true })
    session.signIn(link.search, environment.identity).catch(() => location.assign(link.href))
  })
}
