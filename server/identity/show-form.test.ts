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

it('AUT-2 shows the form where it is asked for, and signs in by it', async () => {
  await registered(new MsalClient(new Browser(server.port)))
  for (const [policy, title] of [
    [policies.signUp, 'Create your account'],
    [policies.reset, 'Reset your password'],
    [policies.signIn, 'Log in'],
  ] as const) {
    const msal = new MsalClient(new Browser(server.port))
    const page = await msal.browser.get(msal.authorizePath(policy))
    expect({ status: page.status, to: page.headers.location }).toEqual({ status: 200 })
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain(`<h1>${title}</h1>`)
    if (policy !== policies.signIn) continue
    const back = await submit(msal.browser, page, ada)
    expect((await msal.exchange(back)).idClaims.email).toBe(ada.email)
  }
})

it('AUT-2 shows it in the language that it is asked for', async () => {
  const msal = new MsalClient(new Browser(server.port))
  const page = await msal.browser.get(msal.authorizePath(policies.signIn, { ui_locales: 'de' }))
  expect(page.headers['content-language']).toBe('de')
  expect(page.body).toContain('<html lang="de"')
})

it('AUT-2 leads on where there is nothing to ask, and to what is refused', async () => {
  const msal = new MsalClient(new Browser(server.port))
  await registered(msal, { ...ada, email: 'grace@example.test' })
  const signedIn = await msal.browser.get(msal.authorizePath(policies.signIn))
  expect(fragmentOf(signedIn).get('code')).not.toBeNull()
  const unknown = await msal.authorize(policies.signIn, { client_id: 'unknown' })
  expect(unknown.status).toBe(400)
})
