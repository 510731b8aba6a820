import { createLocalArea } from '#src/lib/local-area.ts'
import { welcomePath } from './welcome-path.ts'

const visit = createLocalArea(() => sessionStorage)

/**
 * Moves the secret of an invitation from the address to this tab. A sign-in leaves the page and comes back to
 * its address, which the servers on the way read: what stands there must not be secret, nor be needed.
 */
export function keepInvitation(): void {
  const { pathname, hash } = window.location
  if (pathname !== welcomePath || hash.length < 2) return
  visit.set('invitation', hash.slice(1))
  window.history.replaceState(window.history.state, '', pathname)
}

/** The secret that this tab keeps; empty: none. */
export const keptInvitation = (): string => visit.get('invitation') ?? ''

/** An invitation can be taken once. */
export const forgetInvitation = (): void => visit.set('invitation', '')
