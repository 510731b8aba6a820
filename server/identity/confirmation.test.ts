import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { formAction, fragmentOf, MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, registered, signIn, submit } from './testing/people.ts'

const confirmation = /Confirm your email address/
const fresh = { firstName: 'Grace', lastName: 'Hopper', password: 'amber-canyon-88-flute' }

let server: IdentityServer
/** A stranger who signed up with Ada's address, in a browser of their own. */
let msal: MsalClient
let tokens: Tokens

beforeEach(async () => {
  server = await startIdentityServer()
  msal = new MsalClient(new Browser(server.port))
  tokens = await registered(msal)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const mailed = (subject: RegExp) => vi.waitFor(() => mailedLink(server, subject))
const elsewhere = () => new Browser(server.port)
const isConfirmed = async ({ accessToken }: Tokens) =>
  (await server.identity.verify(accessToken)).emailVerified
const refused = { status: 401 }

/** Takes the address over from the mail, as its owner would. */
async function takeOver(form: Record<string, string> = fresh) {
  const { path, token } = await mailed(confirmation)
  const browser = elsewhere()
  const page = await browser.get(path)
  const way = /href="(\/identity\/verify\/new-password[^"]*)"/.exec(page.body)?.[1] ?? ''
  return submit(browser, await browser.get(way), { token, ...form })
}

describe('a link to confirm an address, in another browser', () => {
  it('ACC-1 confirms nothing at the press of a button: not for a session, a token or a new token', async () => {
    const { path, token } = await mailed(confirmation)
    const browser = elsewhere()
    const page = await browser.get(path)
    expect(page.body).not.toContain('Yes, confirm it')
    const pressed = await browser.post('/identity/verify', { token })
    expect(pressed.status).toBe(422)
    expect(pressed.body).toContain('Enter your password.')
    expect(await isConfirmed(tokens)).toBe(false)
    expect(await isConfirmed(await msal.refresh(tokens.refreshToken))).toBe(false)
    expect(await isConfirmed(await msal.exchange(await msal.authorize()))).toBe(false)
  })

  it('ACC-1 confirms by the password, for whoever knows it, and slows guesses', async () => {
    const { path, token } = await mailed(confirmation)
    const browser = elsewhere()
    const page = await browser.get(path)
    const wrong = await submit(browser, page, { token, password: 'not-the-password' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('This is not the password of the account.')
    expect(wrong.body).not.toContain('not-the-password')
    expect(await isConfirmed(tokens)).toBe(false)
    const right = await submit(browser, page, { token, password: ada.password })
    expect(right.body).toContain('Your email address is confirmed')
    expect(await isConfirmed(tokens)).toBe(true)
  })

  it('ACC-1 slows those who guess the password behind the link', async () => {
    const { token } = await mailed(confirmation)
    const guess = (password: string) => elsewhere().post('/identity/verify', { token, password })
    for (let count = 0; count < 5; count += 1) await guess(`wrong-${count}`)
    const blocked = await guess(ada.password)
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(blocked.body).toContain('Too many attempts.')
    expect(await isConfirmed(tokens)).toBe(false)
  })

  it('ACC-1 asks for the password also in a browser that is signed in to another account', async () => {
    const { path, token } = await mailed(confirmation)
    const other = new MsalClient(new Browser(server.port))
    await registered(other, { ...ada, email: 'other@example.test' })
    expect((await other.browser.get(path)).body).toContain('the password that you chose')
    const pressed = await other.browser.post('/identity/verify', { token })
    expect(pressed.status).toBe(422)
    expect(await isConfirmed(tokens)).toBe(false)
  })
})

describe('an address that a stranger signed up with', () => {
  it('ACC-1 is taken over by a new password, which ends the session, the tokens and the name of before', async () => {
    const done = await takeOver()
    expect(done.body).toContain('Your password is changed')
    await expect(server.identity.verify(tokens.accessToken)).rejects.toMatchObject(refused)
    await expect(msal.refresh(tokens.refreshToken)).rejects.toThrow('400')
    expect((await msal.authorize()).body).toContain('<h1>Log in</h1>')
    const old = await signIn(new MsalClient(elsewhere()), ada)
    expect(old.status).toBe(422)

    const own = new MsalClient(elsewhere())
    const back = await signIn(own, { ...ada, password: fresh.password })
    const user = await server.identity.verify((await own.exchange(back)).accessToken)
    expect(user).toMatchObject({ emailVerified: true, firstName: 'Grace', lastName: 'Hopper' })
  })

  it('ACC-1 a code that was not exchanged before the new password gives no tokens', async () => {
    const answer = await msal.authorize()
    expect(fragmentOf(answer).get('code')).toBeTruthy()
    await takeOver()
    await expect(msal.exchange(answer)).rejects.toThrow('400')
  })

  it('ACC-1 a sign-in that was left before its end leads to the sign-in page after the new password', async () => {
    const waiting = new MsalClient(elsewhere())
    const page = await waiting.authorize()
    const left = await waiting.browser.post(formAction(page), ada)
    expect(left.status).toBe(303)
    await takeOver()
    await expect(waiting.exchange(left)).rejects.toThrow('400')
    const again = await waiting.authorize()
    expect(again.body).toContain('<h1>Log in</h1>')
  })

  it('ACC-1 what a request under way writes back after the new password opens nothing', async () => {
    const answer = await msal.authorize()
    const kept = await server.open.db.selectFrom('oidc_payloads').selectAll().execute()
    await takeOver()
    await server.open.db.deleteFrom('oidc_payloads').execute()
    await server.open.db.insertInto('oidc_payloads').values(kept).execute()
    expect((await msal.authorize()).body).toContain('<h1>Log in</h1>')
    await expect(msal.refresh(tokens.refreshToken)).rejects.toThrow('400')
    await expect(msal.exchange(answer)).rejects.toThrow('400')
    await expect(server.identity.verify(tokens.accessToken)).rejects.toMatchObject(refused)
  })

  it('ACC-1 a reset by mail takes it over as well, with a name of its own', async () => {
    await elsewhere().post('/identity/reset/request', { email: ada.email })
    const { path, token } = await mailed(/Reset your password/)
    const browser = elsewhere()
    const page = await browser.get(path)
    const nameless = await submit(browser, page, { token, ...fresh, firstName: '' })
    expect(nameless.status).toBe(422)
    expect(nameless.body).toContain('Enter your first name.')
    await submit(browser, page, { token, ...fresh })
    await expect(server.identity.verify(tokens.accessToken)).rejects.toMatchObject(refused)
    const own = new MsalClient(elsewhere())
    const back = await signIn(own, { ...ada, password: fresh.password })
    const { accessToken } = await own.exchange(back)
    expect(await server.identity.verify(accessToken)).toMatchObject({ firstName: 'Grace' })
  })

  it('ACC-1 an old link sets no password once the address is confirmed', async () => {
    const first = await mailed(confirmation)
    await elsewhere().post('/identity/verify/send', { email: ada.email })
    await vi.waitFor(() => expect(server.mails).toHaveLength(2))
    const second = await mailed(confirmation)
    expect(second.token).not.toBe(first.token)
    await msal.browser.post('/identity/verify', { token: second.token })
    expect(await isConfirmed(tokens)).toBe(true)
    const late = await elsewhere().post('/identity/verify/new-password', {
      token: first.token,
      password: fresh.password,
    })
    expect(late.status).toBe(410)
    expect(await isConfirmed(tokens)).toBe(true)
  })
})
