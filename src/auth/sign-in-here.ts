import type { Environment } from '../contract/environment.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { embeddedDiscovery, formStyles } from './authority.ts'
import { createMsalClient } from './create-msal-client.ts'
import { readWish } from './read-wish.ts'

/**
 * Leaves a guest's page for the identity provider, without a page in between.
 * @param isThere whether the portal's server answers
 * @param query of a link to /auth/validate
 * @throws whatever keeps it from leaving; /auth/validate says what is wrong
 */
export async function signInHere(
  local: LocalArea,
  isThere: Promise<boolean>,
  query: string,
  identity: Environment['identity'],
): Promise<void> {
  const { option, returnTo, isAnew } = readWish(query)
  // The form is not seen before it has them: they come while it is asked for, not after it.
  const styles = formStyles(identity, window.location.origin)
  if (styles) void fetch(styles).catch(() => {})
  const client = await createMsalClient(
    identity,
    local,
    (kind) => new Error(kind),
    // Whoever only leaves need not wait for it: the page that they come back to asks.
    (address) => embeddedDiscovery(identity, address, window.location.origin),
  )
  // One that was begun before and left has to be ended: MSAL refuses to begin another.
  await client.finishRedirect('')
  // Whether it is a path of this portal is looked at where it leads there, by the page that people come back to.
  await client.redirect(option, returnTo ?? '', { isThere, isAnew })
}
