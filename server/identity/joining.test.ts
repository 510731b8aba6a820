import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { MsalClient } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn, signUp } from './testing/people.ts'

const already = /You already have an account/
const confirmation = /Confirm your email address/
/** Ada again, who has forgotten that she has an account. */
const again = { ...ada, password: 'amber-canyon-88-flute' }

let server: IdentityServer
const client = () => new MsalClient(new Browser(server.port))
const mailed = (subject: RegExp) => vi.waitFor(() => mailedLink(server, subject))
const userOf = async (msal: MsalClient, answer: Answer) =>
  server.identity.verify((await msal.exchange(answer)).accessToken)

/** Ada's account, confirmed. */
let own: string
beforeEach(async () => {
  server = await startIdentityServer()
  await registered(client())
  own = await confirmed(server, ada.email)
})
afterEach(() => server.close())

describe('a sign-up with the address of an account', () => {
  let msal: MsalClient
  let signedUp: string
  beforeEach(async () => {
    msal = client()
    signedUp = (await userOf(msal, await signUp(msal, again))).id
  })
  const accounts = async () =>
    (await server.open.db.selectFrom('accounts').select('id').execute()).map(({ id }) => id)

  it('ACC-5 is joined to it in the browser that signed up, by its password, which is signed in to it then', async () => {
    const { path, token } = await mailed(already)
    const page = await msal.browser.get(path)
    expect(page.body).toContain('belongs to an account that was confirmed before')
    expect(page.body).not.toContain('newPassword')
    const wrong = await msal.browser.post('/identity/join', { token, password: again.password })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('This is not the password of the account that you had before.')
    expect((await accounts()).toSorted()).toEqual([own, signedUp].toSorted())
    const done = await msal.browser.post('/identity/join', { token, password: ada.password })
    expect(done.body).toContain('You have one account now')
    expect(await accounts()).toEqual([own])
    const silent = await msal.authorize()
    expect((await userOf(msal, silent)).id).toBe(own)
    expect((await msal.browser.post('/identity/join', { token })).status).toBe(410)
  })

  it('ACC-5 AUT-12 the browser stays signed in as long as it would have before', async () => {
    const kept = client()
    const keptPassword = 'velvet-harbour-19-comet'
    await signUp(kept, { ...ada, password: keptPassword }, { keep: 'yes' })
    const { token } = await vi.waitFor(() => {
      expect(server.mails).toHaveLength(3)
      return mailedLink(server, already)
    })
    const done = await kept.browser.post('/identity/join', { token, password: ada.password })
    const cookies = done.headers['set-cookie'] ?? []
    expect(cookies.find((line) => line.startsWith('identity='))).toContain('expires=')
    const { idClaims } = await kept.exchange(await kept.authorize())
    expect(idClaims).toMatchObject({ sub: own, signin_state: ['kmsi'] })
  })

  it('ACC-1 ACC-5 asks for both passwords in any other browser', async () => {
    const { path, token } = await mailed(already)
    const elsewhere = client()
    await signIn(elsewhere, ada)
    expect((await elsewhere.browser.get(path)).body).toContain('name="newPassword"')
    const join = (form: Record<string, string>) =>
      elsewhere.browser.post('/identity/join', { token, ...form })
    const none = await join({ password: ada.password })
    expect(none.status).toBe(422)
    expect(none.body).toContain('href="#newPassword"')
    const wrong = await join({ password: ada.password, newPassword: ada.password })
    expect(wrong.body).toContain('This is not the password that was chosen at the sign-up.')
    expect(await accounts()).toContain(signedUp)
    const done = await join({ password: ada.password, newPassword: again.password })
    expect(done.body).toContain('You have one account now')
    expect(await accounts()).toEqual([own])
  })

  it('ACC-1 is not confirmed by the mail: not by a button, a new password, or its own password', async () => {
    const { token } = await mailed(already)
    const chosen = 'velvet-harbour-19-comet'
    for (const browser of [msal.browser, client().browser]) {
      await browser.post('/identity/verify', { token, password: again.password })
      const page = await browser.get(`/identity/verify/new-password?token=${token}`)
      expect(page.status).toBe(410)
      const names = { firstName: 'X', lastName: 'Y' }
      await browser.post('/identity/verify/new-password', { token, password: chosen, ...names })
    }
    expect((await userOf(msal, await msal.authorize())).emailVerified).toBe(false)
    expect((await signIn(client(), { email: ada.email, password: chosen })).status).toBe(422)
  })

  it('ACC-1 guesses at the password behind the link are slowed', async () => {
    const { token } = await mailed(already)
    for (let count = 0; count < 5; count += 1) {
      await msal.browser.post('/identity/join', { token, password: `wrong-${count}` })
    }
    const blocked = await msal.browser.post('/identity/join', { token, password: ada.password })
    expect(blocked.status).toBe(429)
    expect(await accounts()).toContain(signedUp)
  })

  it('ACC-5 ends with its tokens, its sessions and its sign-ins under way', async () => {
    const other = client()
    const tokens = await other.exchange(await signIn(other, again))
    const { token } = await mailed(already)
    await msal.browser.post('/identity/join', { token, password: ada.password })
    await expect(server.identity.verify(tokens.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(other.refresh(tokens.refreshToken)).rejects.toThrow('400')
    expect((await other.authorize()).body).toContain('<h1>Log in</h1>')
  })

  it('ACC-5 the link of one that was mailed before another was confirmed leads to joining', async () => {
    const email = 'race@example.test'
    const first = client()
    await registered(first, { ...ada, email })
    const link = await mailed(confirmation)
    const second = client()
    await registered(second, { ...again, email })
    await confirmed(server, email)
    const pressed = await first.browser.post('/identity/verify', { token: link.token })
    expect(pressed.body).toContain('You already have an account')
    const done = await first.browser.post('/identity/join', {
      ...{ token: link.token, password: again.password },
    })
    expect(done.body).toContain('You have one account now')
  })

  it('ACC-5 a further mail is for the sign-up of the browser that asks for it', async () => {
    const newer = client()
    await registered(newer, { ...again, password: 'velvet-harbour-19-comet' })
    const tokens = server.open.db.selectFrom('action_tokens').select('account_id')
    const count = async () => (await tokens.where('account_id', '=', signedUp).execute()).length
    await vi.waitFor(async () => expect(await count()).toBe(1))
    await msal.browser.post('/identity/verify/send', { email: ada.email })
    await vi.waitFor(async () => expect(await count()).toBe(2))
  })
})

it('ACC-5 two sign-ups with one password are one account once one of them is confirmed, and not before', async () => {
  const email = 'twice@example.test'
  const people = [client(), client()]
  const ids: unknown[] = []
  for (const msal of people) ids.push((await registered(msal, { ...ada, email })).idClaims.sub)
  const other = await registered(client(), { ...again, email })
  const left = async () => {
    const accounts = server.open.db.selectFrom('accounts').select('id')
    const rows = await accounts.where('email_key', '=', email).execute()
    return rows.map(({ id }) => id)
  }
  expect(await left()).toHaveLength(3)
  await people[0]?.browser.post('/identity/verify/send', { email })
  const token = await vi.waitFor(async () => {
    const all = server.mails.filter(({ to }) => to === email)
    expect(all).toHaveLength(4)
    return mailedLink(server, confirmation).token
  })
  await people[0]?.browser.post('/identity/verify', { token })
  expect(new Set(await left())).toEqual(new Set([ids[0], other.idClaims.sub]))
})
