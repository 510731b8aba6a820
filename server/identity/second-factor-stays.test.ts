import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policies } from './constants.ts'
import { pressMailed } from './testing/account-page.ts'
import { Authenticator, optionsOf } from './testing/authenticator.ts'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn } from './testing/people.ts'
import { addApp, addPasskey, codeOf, postStep } from './testing/second-factors.ts'

const minute = 60_000

let server: IdentityServer
/** The browser in which Ada signed up and set up her app. */
let own: MsalClient
let secret: string

const client = () => new MsalClient(new Browser(server.port))
const hasCode = (answer: Answer) => fragmentOf(answer).has('code')
/** Lets so much time pass that the app shows codes of its own. */
const later = (milliseconds = minute) => vi.setSystemTime(Date.now() + milliseconds)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await startIdentityServer()
  own = client()
  await registered(own)
  await confirmed(server, ada.email)
  const added = await addApp(own)
  secret = added.secret
  later()
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

describe('a second factor stays', () => {
  const reset = async (browser: Browser, form: Record<string, string> = {}) => {
    await browser.post('/identity/reset/request', { email: ada.email })
    const link = await vi.waitFor(() => mailedLink(server, /Reset your password/))
    return pressMailed(browser, link, { password: 'amber-canyon-88-flute', ...form })
  }

  it('ACC-4 where the password is reset by mail: the next sign-in asks for it', async () => {
    const msal = client()
    expect((await reset(msal.browser)).status).toBe(200)
    expect(msal.browser.cookie('identity_device')).toBeUndefined()
    const page = await signIn(msal, { ...ada, password: 'amber-canyon-88-flute' })
    expect(page.body).toContain('One more step')
    expect(hasCode(await postStep(msal.browser, page, 'code', { code: codeOf(secret) }))).toBe(true)
  })

  it('ACC-1 but not what a stranger set up before the owner confirmed the address', async () => {
    const email = 'unconfirmed@example.test'
    const stranger = client()
    const device = new Authenticator(server.origin)
    await registered(stranger, { ...ada, email })
    await addPasskey(stranger, device)
    const owner = client()
    await owner.browser.post('/identity/reset/request', { email })
    const link = await vi.waitFor(() => mailedLink(server, /Reset your password/))
    const form = { password: 'amber-canyon-88-flute', firstName: 'Ed', lastName: 'Poe' }
    expect((await pressMailed(owner.browser, link, form)).status).toBe(200)
    expect(hasCode(await signIn(owner, { email, password: form.password }))).toBe(true)
    const page = await client().authorize()
    const credential = device.get(optionsOf(page, '/passkey'))
    const { pathname } = new URL(formAction(page).replace('/sign-in', '/passkey'), server.origin)
    expect((await stranger.browser.post(pathname, { credential })).status).not.toBe(303)
  })

  it('ACC-4 where a sign-up is joined to the account: it is not signed in to by that', async () => {
    const msal = client()
    await registered(msal, { ...ada, password: 'amber-canyon-88-flute' })
    const link = await vi.waitFor(() => mailedLink(server, /You already have an account/))
    const joined = await msal.browser.post('/identity/join', {
      token: link.token,
      password: ada.password,
    })
    expect(joined.status).toBe(200)
    expect((await msal.browser.get('/identity/account')).status).toBe(303)
    expect((await signIn(msal, ada)).body).toContain('One more step')
  })

  it('ACC-4 of an account that signs up with the same address and password, none is lost or gained', async () => {
    const email = 'twice@example.test'
    const first = client()
    await registered(first, { ...ada, email })
    const { secret: own } = await addApp(first)
    later()
    const second = client()
    await registered(second, { ...ada, email })
    // The newest opens; the one with an app is not joined to it by the password alone.
    expect(hasCode(await signIn(client(), { ...ada, email }))).toBe(true)
    const apps = await server.open.db.selectFrom('authenticator_apps').select('secret').execute()
    expect(apps.map((one) => one.secret)).toContain(own)
    expect((await first.browser.get('/identity/account')).status).toBe(200)
  })

  it('ACC-4 a second sign-up form with the same password asks for it too', async () => {
    const page = await own.authorize(policies.signUp)
    const answer = await own.browser.follow(await own.browser.post(formAction(page), ada))
    expect(answer.body).toContain('One more step')
  })
})
