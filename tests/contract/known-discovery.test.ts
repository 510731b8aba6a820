import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedTenant, policies } from '#server/identity/constants.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import {
  startIdentityServer,
  type IdentityServer,
} from '#server/identity/testing/identity-server.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { embeddedDiscovery } from '#src/auth/authority.ts'
import type { Environment } from '#src/contract/environment.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())

it('AUT-2 the discovery document of the embedded provider says what the portal takes for known', async () => {
  const path = MsalClient.path(policies.signIn, '/v2.0/.well-known/openid-configuration')
  const browser = new Browser(server.port)
  const said: unknown = JSON.parse((await browser.get(path)).body)
  const identity = { ...embeddedTenant, host: browser.host } as unknown as Environment['identity']
  const known = embeddedDiscovery(identity, `https://${browser.host}${path}`, browser.origin)
  expect(known).not.toBeNull()
  expect(said).toMatchObject(known ?? {})
})
