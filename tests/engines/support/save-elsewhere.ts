import { expect } from 'vitest'
import { Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { signIn } from '#server/identity/testing/people.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import { demoAccount } from '../../fixtures/accounts.ts'
import type { PortalServer } from '../../fixtures/portal-server.ts'

/** Saves a part of the demo account's profile in another session, which shares nothing with the page. */
export async function saveElsewhere(portal: PortalServer, part: ProfilePatch): Promise<void> {
  const other = new Browser(Number(new URL(portal.url).port))
  const client = new MsalClient(other)
  const { accessToken } = await client.exchange(await signIn(client, demoAccount))
  const answer = await other.send('/api/organizations/northwind-packaging', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(part),
  })
  expect(answer.status, answer.body).toBe(200)
}
