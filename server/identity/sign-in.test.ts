import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { embeddedTenant, policies } from './constants.ts'
import { type Answer, Browser } from './testing/browser.ts'
import {
  startIdentityServer,
  temporaryFolder,
  type IdentityServer,
} from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, registered, signIn, signUp, submit } from './testing/people.ts'

let server: IdentityServer
const client = () => new MsalClient(new Browser(server.port))

beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())

/** The page of the provider that ends a session. */
function openSignOut({ browser }: MsalClient): Promise<Answer> {
  const query = new URLSearchParams({ post_logout_redirect_uri: `${browser.origin}/`, state: 's' })
  return browser.get(MsalClient.path(policies.signIn, `/oauth2/v2.0/logout?${query}`))
}

/** Posts a page's form with its hidden fields, as its script does. */
function sendOn({ browser }: MsalClient, page: Answer): Promise<Answer> {
  const fields = [...page.body.matchAll(/name="(\w+)" value="([\w-]+)"/g)]
  const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
  return browser.post(new URL(formAction(page)).pathname, form)
}

describe('signing in as msal-browser does', () => {
  it('AUT-3 the form leads straight back to the portal, without a redirect in between', async () => {
    const msal = client()
    await registered(msal)
    const other = client()
    const page = await other.authorize()
    const back = await other.browser.post(formAction(page), ada)
    expect(back.status).toBe(303)
    expect(back.headers.location).toMatch(/\/auth\/validate#/)
    // Stored with what the form set, such as the mark of a known browser.
    expect(other.browser.cookie('identity_device')).toBeTruthy()
    expect((await other.exchange(back)).accessToken).toBeTruthy()
    // Nothing of the sign-in is left to be taken up again.
    expect(other.browser.cookie('identity_resume')).toBeFalsy()
  })

  it('AUT-2 the terms and the privacy notice can be read where an account is made', async () => {
    const { body } = await client().authorize(policies.signUp)
    expect(body).toContain('href="https://credence.example/terms.pdf"')
    expect(body).toContain('href="https://credence.example/privacy.pdf"')
  })

  it('AUT-1 AUT-2 AUT-10 signs up, answers with tokens that the API accepts, and says newUser once', async () => {
    const msal = client()
    const tokens = await registered(msal)
    expect(tokens.idClaims).toMatchObject({
      given_name: 'Ada',
      family_name: 'Byron',
      name: 'Ada Byron',
      email: ada.email,
      emails: [ada.email],
      newUser: true,
      tfp: policies.signUp,
      tid: embeddedTenant.tenantId,
      aud: embeddedTenant.clientId,
      iss: `https://localhost:${server.port}/${embeddedTenant.tenantId}/v2.0/`,
    })
    expect(tokens.idClaims['signin_state']).toBeUndefined()
    expect(tokens.clientInfo).toEqual({
      uid: tokens.idClaims.sub,
      utid: embeddedTenant.tenantId,
    })
    expect(await server.identity.verify(tokens.accessToken)).toEqual({
      id: tokens.idClaims.sub,
      email: ada.email,
      emailVerified: false,
      firstName: 'Ada',
      lastName: 'Byron',
      hasSecondFactor: false,
      provedAt: Number(decodeJwt(tokens.accessToken)['auth_time']) * 1000,
    })
    const silent = await msal.authorize(policies.signIn)
    expect((await msal.exchange(silent)).idClaims['newUser']).toBeUndefined()
  })

  it.each([' <pasted@example.test>', 'mailto:pasted2@example.test', '\u200bpasted3@example.test.'])(
    'KEEP-3 signs up with %j, and keeps the address in its normal form',
    async (email) => {
      const { idClaims } = await registered(client(), { ...ada, email })
      expect(idClaims.email).toMatch(/^pasted\d?@example\.test$/)
    },
  )

  it('AUT-2 signs in again without newUser, however the address is capitalised', async () => {
    const msal = client()
    const back = await signIn(msal, { email: ada.email.toUpperCase(), password: ada.password })
    const { idClaims } = await msal.exchange(back)
    expect(idClaims['newUser']).toBeUndefined()
    expect(idClaims['tfp']).toBe(policies.signIn)
  })

  it('AUT-12 says kmsi only where Keep me signed in was ticked, and then keeps the cookie', async () => {
    const msal = client()
    const back = await signIn(msal, { ...ada, keep: 'yes' })
    const tokens = await msal.exchange(back)
    expect(tokens.idClaims['signin_state']).toEqual(['kmsi'])
    expect((await msal.refresh(tokens.refreshToken)).idClaims['signin_state']).toEqual(['kmsi'])
  })

  it('AUT-8 refreshes, and two tabs that refresh at once both keep working', async () => {
    const msal = client()
    const { refreshToken } = await msal.exchange(await signIn(msal, ada))
    const [one, other] = await Promise.all([msal.refresh(refreshToken), msal.refresh(refreshToken)])
    expect((await server.identity.verify(one.accessToken)).email).toBe(ada.email)
    await expect(msal.refresh(one.refreshToken)).resolves.toBeDefined()
    await expect(msal.refresh(other.refreshToken)).resolves.toBeDefined()
  })

  it('AUT-2 signs out as MSAL does, back to the portal, and the refresh token is dead', async () => {
    const msal = client()
    const { refreshToken } = await msal.exchange(await signIn(msal, ada))
    const page = await openSignOut(msal)
    expect(page.body).not.toMatch(/<script(?! src=)/)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const out = await sendOn(msal, page)
    expect(out.headers.location).toBe(`${server.origin}/?state=s`)
    await expect(msal.refresh(refreshToken)).rejects.toThrow(/400/)
    expect((await msal.authorize()).body).toContain('<h1>Log in</h1>')
  })

  it('ACC-3 a sign-out ends the access token at once, in every process, and nobody else’s', async () => {
    const folder = await temporaryFolder()
    const one = await startIdentityServer({ dataDir: folder.path })
    const other = await startIdentityServer({ dataDir: folder.path })
    onTestFinished(async () => {
      await one.close()
      await other.close()
      await folder.remove()
    })
    const leaving = new MsalClient(new Browser(one.port))
    const { accessToken } = await registered(leaving)
    const staying = new MsalClient(new Browser(one.port))
    const elsewhere = await staying.exchange(await signIn(staying, ada))
    expect(await other.identity.verify(accessToken)).toMatchObject({ email: ada.email })
    await sendOn(leaving, await openSignOut(leaving))
    for (const { identity } of [one, other]) {
      await expect(identity.verify(accessToken)).rejects.toMatchObject({ status: 401 })
      expect(await identity.verify(elsewhere.accessToken)).toMatchObject({ email: ada.email })
    }
  })

  it('ACC-3 a code that comes a second time ends the tokens of the first', async () => {
    const msal = client()
    const answer = await signIn(msal, ada)
    const { accessToken } = await msal.exchange(answer)
    expect(await server.identity.verify(accessToken)).toMatchObject({ email: ada.email })
    await expect(msal.exchange(answer)).rejects.toThrow('400')
    await expect(server.identity.verify(accessToken)).rejects.toMatchObject({ status: 401 })
  })

  it('AUT-1 cancels with the number that B2C uses', async () => {
    const msal = client()
    const page = await msal.authorize()
    const cancel = /href="([^"]*\/cancel)"/.exec(page.body)?.[1] ?? ''
    const back = await msal.browser.follow(await msal.browser.get(cancel))
    expect(fragmentOf(back).get('error')).toBe('access_denied')
    expect(fragmentOf(back).get('error_description')).toContain('AADB2C90091')
  })

  it('AUT-2 lets somebody who is signed in make another account, and signs in as that one', async () => {
    const msal = client()
    await msal.exchange(await signIn(msal, ada))
    const handedOn = await signUp(msal, { ...ada, email: 'second@example.test' })
    const back = await msal.browser.follow(await sendOn(msal, handedOn))
    const { idClaims } = await msal.exchange(back, policies.signUp)
    expect(idClaims['emails']).toEqual(['second@example.test'])
  })

  it('AUT-2 shows that a sign-in has expired instead of failing', async () => {
    const browser = new Browser(server.port)
    const gone = await browser.get('/identity/interaction/unknown')
    expect(gone.status).toBe(410)
    expect(gone.body).toContain('This log-in has expired')
    const resumed = await browser.get(
      MsalClient.path(policies.signIn, '/oauth2/v2.0/authorize/unknown'),
    )
    expect(resumed.body).toContain('This log-in has expired')
    expect(resumed.body).toMatch(/href="\/"[^>]*>Start again</)
  })

  it('AUT-2 shows that it has expired to whoever sends a page that outlived its session', async () => {
    const form = await client().authorize(policies.signIn)
    const { pathname } = new URL(formAction(form), server.origin)
    const browser = new Browser(server.port)
    const sent = await browser.post(pathname, ada)
    expect(sent.status).toBe(410)
    expect(sent.body).toContain('<h1>This log-in has expired</h1>')
    const again = await browser.get(pathname)
    expect(again.status).toBe(410)
    expect(again.body).toContain('<h1>This log-in has expired</h1>')
  })

  it('AUT-2 leads on whoever goes Back to a form that has signed them in', async () => {
    const msal = client()
    const form = await msal.authorize(policies.signIn)
    const path = new URL(formAction(form), msal.browser.origin).pathname
    await submit(msal.browser, form, ada)
    const again = await msal.browser.get(path)
    expect(again.status).toBe(303)
    expect(again.headers.location).toBe('/')
  })

  it('AUT-2 comes back with what was typed, but the password, where something is wrong', async () => {
    const msal = client()
    const page = await signUp(msal, { ...ada, firstName: 'A"da<' })
    expect(page.status).toBe(422)
    expect(page.body).toContain(`value="${ada.email}"`)
    expect(page.body).not.toContain(ada.password)
  })
})
