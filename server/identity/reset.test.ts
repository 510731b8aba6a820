import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policies } from './constants.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { fragmentOf, MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, registered, signIn, submit } from './testing/people.ts'

const fresh = 'amber-canyon-88-flute'

let server: IdentityServer
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

const mailed = (subject: RegExp) => vi.waitFor(() => mailedLink(server, subject).path)

async function askForReset(): Promise<string> {
  const page = await new MsalClient(new Browser(server.port)).authorize(policies.reset)
  const browser = new Browser(server.port)
  expect(page.body).toContain('Send reset link')
  await browser.post('/identity/reset/request', { email: ada.email })
  return mailed(/Reset your password/)
}

async function choose(link: string, password: string) {
  const browser = new Browser(server.port)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  return submit(browser, await browser.get(link), { token, password })
}

describe('resetting a password', () => {
  it('AUT-2 works by the mailed link, once, and ends every session, grant and token', async () => {
    const link = await askForReset()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 })
    const done = await choose(link, fresh)
    expect(done.body).toContain('Your password is changed')
    expect(done.body).toContain('href="/auth/validate?option=login"')

    await expect(msal.refresh(tokens.refreshToken)).rejects.toThrow('400')
    await expect(server.identity.verify(tokens.accessToken)).rejects.toMatchObject({ status: 401 })
    expect((await msal.authorize()).body).toContain('<h1>Log in</h1>')

    const again = await new Browser(server.port).get(link)
    expect(again.status).toBe(410)
    expect(again.body).toContain('This link has already been used')

    const old = await signIn(new MsalClient(new Browser(server.port)), ada)
    expect(old.status).toBe(422)
    const back = await signIn(msal, { ...ada, password: fresh })
    const renewed = await msal.exchange(back)
    expect((await server.identity.verify(renewed.accessToken)).emailVerified).toBe(true)
  })

  it('ACC-3 a mail tells of the new password, and how to undo what another person has done', async () => {
    await choose(await askForReset(), fresh)
    expect(await mailed(/Your password was changed/)).toBe('/identity/reset/request')
    const mail = server.mails.findLast(({ subject }) => subject.includes('password was changed'))
    expect(mail?.to).toBe(ada.email)
    expect(mail?.text).toMatch(/since \d{1,2} \w+ \d{4} at \d{2}:\d{2} \(UTC\)/)
    expect(mail?.text).toContain('has been logged out')
  })

  it('AUT-2 refuses an expired link and offers a new one', async () => {
    const link = await askForReset()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    const page = await new Browser(server.port).get(link)
    expect(page.status).toBe(410)
    expect(page.body).toContain('This link has expired')
    expect(page.body).toContain('href="/identity/reset/request"')
  })

  it('AUT-2 refuses a weak new password and lets the link be used after that', async () => {
    const link = await askForReset()
    const weak = await choose(link, 'password1234')
    expect(weak.status).toBe(422)
    expect(weak.body).toContain('too easy to guess')
    expect((await choose(link, fresh)).status).toBe(200)
  })

  it('SEC-3 keeps only the digest of a link', async () => {
    const link = await askForReset()
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    const rows = await server.open.db.selectFrom('action_tokens').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('confirming an address', () => {
  it('AUT-2 confirms by a button behind the mailed link, not by opening it', async () => {
    const link = await mailed(/Confirm your email address/)
    const { browser } = msal
    const page = await browser.get(link)
    expect((await server.identity.verify(tokens.accessToken)).emailVerified).toBe(false)
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    expect((await submit(browser, page, { token })).body).toContain('is confirmed')
    expect((await server.identity.verify(tokens.accessToken)).emailVerified).toBe(true)
    expect((await browser.get(link)).body).toContain('is confirmed')
  })

  it('SEC-3 sends the link again for an unconfirmed account only, and answers alike', async () => {
    await mailed(/Confirm/)
    const browser = new Browser(server.port)
    const known = await browser.post('/identity/verify/send', { email: ada.email })
    const unknown = await browser.post('/identity/verify/send', { email: 'nobody@example.test' })
    expect(unknown.body.replaceAll('nobody@example.test', ada.email)).toBe(known.body)
    await vi.waitFor(() => expect(server.mails).toHaveLength(2))
    expect(server.mails.map((mail) => mail.to)).toEqual([ada.email, ada.email])
  })
})

it('AUT-2 signs up although the mail server fails', async () => {
  const broken = await startIdentityServer({
    mail: { send: () => Promise.reject(new Error('no mail server')) },
  })
  try {
    const page = await new MsalClient(new Browser(broken.port)).authorize(policies.signUp)
    expect(page.status).toBe(200)
    const other = new MsalClient(new Browser(broken.port))
    const { accessToken } = await registered(other)
    expect((await broken.identity.verify(accessToken)).email).toBe(ada.email)
    expect(fragmentOf(await other.authorize()).get('code')).toBeTruthy()
  } finally {
    await broken.close()
  }
})
