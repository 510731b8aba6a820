import type { Environment } from '../contract/environment.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { createMsalClient } from './create-msal-client.ts'
import { readWish } from './read-wish.ts'
import { safeReturnTo } from './return-to.ts'

/**
 * Leaves a guest's page for the identity provider, without a page in between.
 * @param query of a link to /auth/validate
 * @throws whatever keeps it from leaving; /auth/validate says what is wrong
 */
export async function signInHere(
  portal: { environment(): Promise<Environment> },
  local: LocalArea,
  query: string,
): Promise<void> {
  const { option, returnTo } = readWish(query)
  const { identity } = await portal.environment()
  const client = await createMsalClient(identity, local, (kind) => new Error(kind))
  // One that was begun before and left has to be ended: MSAL refuses to begin another.
  await client.finishRedirect('')
  await client.redirect(option, safeReturnTo(returnTo))
}
