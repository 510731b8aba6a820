import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdapterPayload } from 'oidc-provider'
import { cleanUp } from './provider/clean-up.ts'
import { policies } from './constants.ts'
import { createPayloadAdapter } from './provider/payload-adapter.ts'
import { agents, postAccount, pressMailed, textOf } from './testing/account-page.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, registered, signIn } from './testing/people.ts'

const fresh = 'amber-canyon-88-flute'
const refused = { status: 401 }

let server: IdentityServer
/** The browser in which Ada signed up, and another one of hers. */
let own: MsalClient
let other: MsalClient
let tokens: Tokens
let otherTokens: Tokens

beforeEach(async () => {
  server = await startIdentityServer()
  own = client(agents.firefox)
  tokens = await registered(own)
  other = client(agents.safari)
  otherTokens = await other.exchange(await signIn(other, ada))
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const client = (agent?: string) => new MsalClient(new Browser(server.port, 'localhost', agent))
const verify = ({ accessToken }: Tokens) => server.identity.verify(accessToken)
const page = ({ browser }: MsalClient) => browser.get('/identity/account')
const change = (more: Record<string, string> = {}) =>
  postAccount(own, 'password', { presentPassword: ada.password, newPassword: fresh, ...more })
/** What the form of the other browser's row sends. */
async function otherSession(): Promise<string> {
  return /name="session" value="([^"]+)"/.exec((await page(own)).body)?.[1] ?? ''
}

describe('the account page', () => {
  it('ACC-3 is for the browser that is signed in; others are led to the log-in', async () => {
    expect((await page(own)).body).toContain(ada.email)
    for (const path of ['', '/password', '/address', '/sessions/end-others']) {
      const guest = new Browser(server.port)
      const address = `/identity/account${path}`
      const answer = path ? await guest.post(address, {}) : await guest.get(address)
      expect(answer.status).toBe(303)
      expect(answer.headers.location).toBe('/auth/validate?option=login')
    }
  })

  it('ACC-3 takes no form that another site posts', async () => {
    const foreign = { origin: 'https://evil.example' }
    const answer = await own.browser.post('/identity/account/sessions/end-others', {}, foreign)
    expect(answer.status).toBe(403)
    expect(await verify(otherTokens)).toMatchObject({ email: ada.email })
  })
})

describe('changing the password', () => {
  it('ACC-3 ends every other session and token at once, and keeps this browser signed in', async () => {
    const done = await change()
    expect(textOf(done)).toContain('Your password is changed. Every other browser is logged out.')
    await expect(verify(otherTokens)).rejects.toMatchObject(refused)
    await expect(other.refresh(otherTokens.refreshToken)).rejects.toThrow('400')
    expect((await other.authorize()).body).toContain('<h1>Log in</h1>')

    await expect(verify(tokens)).rejects.toMatchObject(refused)
    const renewed = await own.refresh(tokens.refreshToken)
    expect(await verify(renewed)).toMatchObject({ email: ada.email })
    expect(await verify(await own.exchange(await own.authorize()))).toMatchObject({
      email: ada.email,
    })
    expect((await page(own)).status).toBe(200)
    expect((await signIn(client(), ada)).status).toBe(422)
    await other.exchange(await signIn(other, { ...ada, password: fresh }))
  })

  it('ACC-3 a mail tells of it, in words that are true for this way', async () => {
    await change()
    const mail = await vi.waitFor(() => {
      const found = server.mails.find(({ subject }) => /password was changed/.test(subject))
      if (!found) throw new Error('No mail yet.')
      return found
    })
    expect(mail.to).toBe(ada.email)
    expect(mail.text).toContain('except the one in which it was changed')
    expect(mail.text).toContain('/identity/reset/request')
    expect(mail.text).not.toContain('with a link')
  })

  it.each([
    [
      { presentPassword: 'not-the-password' },
      'presentPassword',
      'not the password of your account',
    ],
    [{ presentPassword: '' }, 'presentPassword', 'Enter your present password.'],
    [{ newPassword: 'password1234' }, 'newPassword', 'too easy to guess'],
    [{ newPassword: 'short' }, 'newPassword', 'Use at least 12 characters.'],
    [{ newPassword: ada.password }, 'newPassword', 'another password than the present one'],
  ])('ACC-3 %j changes nothing and the error names its field', async (form, field, text) => {
    const answer = await change(form)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatch(new RegExp(`id="${field}-error">[^<]*${text}`))
    expect(answer.body).toContain(`href="#${field}"`)
    expect(answer.body).not.toContain(ada.password)
    expect(await verify(otherTokens)).toMatchObject({ email: ada.email })
  })

  it('ACC-3 slows whoever guesses the password at an open browser', async () => {
    for (let count = 0; count < 5; count += 1) await change({ presentPassword: `wrong-${count}` })
    const blocked = await change()
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(blocked.body).toContain('Too many attempts.')
  })

  it('ACC-3 ends the links of a reset that were mailed before', async () => {
    await own.browser.post('/identity/reset/request', { email: ada.email })
    await vi.waitFor(() => expect(server.mails).toHaveLength(2))
    const token = /token=([\w-]+)/.exec(server.mails[1]?.text ?? '')?.[1] ?? ''
    await change()
    const late = await new Browser(server.port).get(`/identity/reset?token=${token}`)
    expect(late.status).toBe(410)
  })
})

describe('where an account is signed in', () => {
  it('ACC-3 lists browser and system in plain words, marks this one, and keeps no more', async () => {
    const text = textOf(await page(own))
    expect(text).toMatch(
      /Firefox on Windows This browser Logged in \d{1,2} \w{3,4} \d{4}, \d{2}:\d{2} UTC Last used/,
    )
    expect(text).toMatch(/Safari on iOS Logged in [\w ,:]+ UTC Last used [\w ,:]+ UTC Log out/)
    const kept = await server.open.db.selectFrom('session_browsers').selectAll().execute()
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toMatch(/Mozilla|140|127\.0|::1/)
  })

  it('ACC-3 signing one out ends its access token, refresh token and session at once', async () => {
    const done = await postAccount(own, 'sessions/end', { session: await otherSession() })
    expect(textOf(done)).toContain('That browser is logged out.')
    expect(textOf(done)).not.toContain('Safari')
    await expect(verify(otherTokens)).rejects.toMatchObject(refused)
    await expect(other.refresh(otherTokens.refreshToken)).rejects.toThrow('400')
    expect((await other.authorize()).body).toContain('<h1>Log in</h1>')
    expect(await verify(tokens)).toMatchObject({ email: ada.email })
    await own.refresh(tokens.refreshToken)
  })

  it('ACC-3 signs out everywhere else, and not here', async () => {
    await postAccount(own, 'sessions/end-others')
    await expect(verify(otherTokens)).rejects.toMatchObject(refused)
    expect(await verify(tokens)).toMatchObject({ email: ada.email })
    expect(textOf(await page(own))).not.toContain('Log out everywhere else')
  })

  it('ACC-3 ends nobody else’s session', async () => {
    const stranger = client()
    await registered(stranger, { ...ada, email: 'stranger@example.test' })
    await postAccount(stranger, 'sessions/end', { session: await otherSession() })
    await postAccount(stranger, 'sessions/end-others')
    expect(await verify(otherTokens)).toMatchObject({ email: ada.email })
  })

  it('ACC-3 what a request under way writes back after the end opens nothing', async () => {
    const { db } = server.open
    const uid = await otherSession()
    const kept = await db
      .selectFrom('oidc_payloads')
      .selectAll()
      .where('model', '=', 'Session')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    await postAccount(own, 'sessions/end', { session: uid })
    const payload = JSON.parse(kept.payload) as AdapterPayload
    await createPayloadAdapter(db)('Session').upsert(kept.id, payload, 60)
    expect((await other.authorize()).body).toContain('<h1>Log in</h1>')
  })

  it('ACC-3 lists sessions from before this was kept as a browser, and can end them', async () => {
    await server.open.db.deleteFrom('session_browsers').execute()
    expect(textOf(await page(own))).toMatch(/A browser Logged in/)
    await postAccount(own, 'sessions/end', { session: await otherSession() })
    await expect(verify(otherTokens)).rejects.toMatchObject(refused)
    expect((await other.authorize()).body).toContain('<h1>Log in</h1>')
  })

  it('ACC-3 a session whose account is gone leads to the sign-in page', async () => {
    await server.open.db.deleteFrom('accounts').execute()
    const answer = await other.browser.get(other.authorizePath(policies.signIn))
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<h1>Log in</h1>')
    expect((await page(other)).status).toBe(303)
  })

  it('ACC-3 forgets the browsers of sessions that have run out', async () => {
    await own.browser.get('/identity/account')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 86_400_000 })
    await cleanUp(server.open.db, Date.now())
    expect(await server.open.db.selectFrom('session_browsers').selectAll().execute()).toEqual([])
  })
})

it('ACC-3 the page of an unconfirmed address offers the confirmation until it is confirmed', async () => {
  expect((await page(own)).body).toContain('/identity/verify/send')
  const link = await vi.waitFor(() => mailedLink(server, /Confirm your email address/))
  await pressMailed(own.browser, link)
  expect((await page(own)).body).not.toContain('/identity/verify/send')
})
