import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanUp } from './provider/clean-up.ts'
import { lifetimes } from './provider/lifetimes.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { MsalClient } from './testing/msal-client.ts'
import { ada, registered, signIn } from './testing/people.ts'

let server: IdentityServer
let msal: MsalClient

beforeEach(async () => {
  server = await startIdentityServer()
  msal = new MsalClient(new Browser(server.port))
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

function after(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

it('AUT-8 ends the whole grant when a refresh token comes back long after it was used', async () => {
  const { refreshToken } = await registered(msal)
  const { refreshToken: next } = await msal.refresh(refreshToken)
  after(31)
  await expect(msal.refresh(refreshToken)).rejects.toThrow('400')
  await expect(msal.refresh(next)).rejects.toThrow('400')
})

it('AUT-2 ends a session after a day, and after 30 days where it was to be kept', async () => {
  const { refreshToken: short } = await registered(msal)
  const kept = new MsalClient(new Browser(server.port))
  const { refreshToken: long } = await kept.exchange(await signIn(kept, { ...ada, keep: 'yes' }))
  after(lifetimes.session + 60)
  await expect(msal.refresh(short)).rejects.toThrow('400')
  expect((await msal.authorize()).body).toContain('<h1>Log in</h1>')
  const { refreshToken: later } = await kept.refresh(long)
  after(lifetimes.rememberedSession)
  await expect(kept.refresh(later)).rejects.toThrow('400')
})

it('AUT-2 removes what has run out and keeps what has not', async () => {
  await registered(msal)
  const rows = () => server.open.db.selectFrom('oidc_payloads').select('model').execute()
  await cleanUp(server.open.db, Date.now())
  expect((await rows()).map((row) => row.model)).toContain('RefreshToken')
  after(lifetimes.refreshToken + 60)
  await cleanUp(server.open.db, Date.now())
  expect(await rows()).toEqual([])
  expect(await server.open.db.selectFrom('identity_attempts').selectAll().execute()).toEqual([])
  expect(await server.open.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
})
