import { afterAll, beforeAll, expect, it } from 'vitest'
import { policies } from './constants.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, registered, submit } from './testing/people.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())

const accept = { accept: 'application/json' }
const asks = async (msal: MsalClient, changes?: Record<string, string>) => {
  const path = msal.authorizePath(policies.signIn, changes)
  const { status, headers, body } = await msal.browser.send(path, { headers: accept })
  return { status, headers, told: JSON.parse(body) as { form?: string } }
}

it('AUT-2 tells a script where the form is, in which one signs in as after a redirect', async () => {
  const msal = new MsalClient(new Browser(server.port))
  await registered(msal)
  const other = new MsalClient(new Browser(server.port))
  const { status, headers, told } = await asks(other)
  expect({ status, location: headers.location }).toEqual({ status: 200, location: undefined })
  // The browser may go to the same address afterwards.
  expect(headers['cache-control']).toContain('no-store')
  const page = await other.browser.get(told.form ?? '')
  expect(page.body).toContain('<h1>Log in</h1>')
  const back = await other.browser.follow(await submit(other.browser, page, ada))
  expect((await other.exchange(back)).idClaims.email).toBe(ada.email)
})

it('SEC-1 tells no script of a code, nor where to go with a refusal', async () => {
  const msal = new MsalClient(new Browser(server.port))
  await registered(msal, { ...ada, email: 'grace@example.test' })
  expect((await asks(msal)).told).toEqual({})
  expect((await asks(msal, { prompt: 'none' })).told).toEqual({})
  // A browser that goes there itself is signed in.
  expect(fragmentOf(await msal.authorize()).get('code')).not.toBeNull()
})

it('AUT-2 leaves it to the page of the provider to say what is refused', async () => {
  const msal = new MsalClient(new Browser(server.port))
  expect((await asks(msal, { client_id: 'unknown' })).told).toEqual({})
  expect((await msal.authorize(policies.signIn, { client_id: 'unknown' })).status).toBe(400)
})
