import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoAccount, demoBuyerAccount, ensureDemoAccounts } from './demo-account.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { MsalClient } from './testing/msal-client.ts'
import { signIn } from './testing/people.ts'

let server: IdentityServer

beforeEach(async () => {
  server = await startIdentityServer()
})
afterEach(() => server.close())

it.each([demoAccount, demoBuyerAccount])(
  'API-7 signs in with $email once it was made, as a confirmed address',
  async (account) => {
    const early = await signIn(new MsalClient(new Browser(server.port)), account)
    expect(early.status).toBe(422)
    await ensureDemoAccounts(server.open.db)
    const msal = new MsalClient(new Browser(server.port))
    const { accessToken, idClaims } = await msal.exchange(await signIn(msal, account))
    expect(idClaims['newUser']).toBeUndefined()
    const { id, email, firstName, lastName } = account
    expect(await server.identity.verify(accessToken)).toEqual({
      ...{ id, email, emailVerified: true, firstName, lastName },
      ...{ hasSecondFactor: false, provedAt: expect.any(Number) },
    })
  },
)

it('API-7 leaves demo accounts as they are', async () => {
  await ensureDemoAccounts(server.open.db)
  await server.open.db.updateTable('accounts').set({ first_name: 'Changed' }).execute()
  await ensureDemoAccounts(server.open.db)
  const accounts = await server.open.db.selectFrom('accounts').selectAll().execute()
  expect(accounts.map((account) => account.first_name)).toEqual(['Changed', 'Changed'])
})
