import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoAccount, ensureDemoAccount } from './demo-account.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { MsalClient } from './testing/msal-client.ts'
import { signIn } from './testing/people.ts'

let server: IdentityServer

beforeEach(async () => {
  server = await startIdentityServer()
})
afterEach(() => server.close())

it('API-7 signs in with the demo account once it was made, as a confirmed address', async () => {
  const early = await signIn(new MsalClient(new Browser(server.port)), demoAccount)
  expect(early.status).toBe(422)
  await ensureDemoAccount(server.open.db)
  const msal = new MsalClient(new Browser(server.port))
  const { accessToken, idClaims } = await msal.exchange(await signIn(msal, demoAccount))
  expect(idClaims['newUser']).toBeUndefined()
  expect(await server.identity.verify(accessToken)).toEqual({
    id: demoAccount.id,
    email: demoAccount.email,
    emailVerified: true,
    firstName: demoAccount.firstName,
    lastName: demoAccount.lastName,
    hasSecondFactor: false,
    provedAt: expect.any(Number),
  })
})

it('API-7 leaves an existing demo account as it is', async () => {
  await ensureDemoAccount(server.open.db)
  await server.open.db.updateTable('accounts').set({ first_name: 'Changed' }).execute()
  await ensureDemoAccount(server.open.db)
  const accounts = await server.open.db.selectFrom('accounts').selectAll().execute()
  expect(accounts.map((account) => account.first_name)).toEqual(['Changed'])
})
