import type * as Crypto from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policies } from './constants.ts'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { formAction, MsalClient } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn, signUp, submit } from './testing/people.ts'

const hashes = vi.hoisted(() => ({ made: 0 }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>()
  const argon2 = (...call: Parameters<typeof crypto.argon2>) => {
    hashes.made += 1
    crypto.argon2(...call)
  }
  return { ...crypto, argon2 }
})

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

/** What an answer says, but for the numbers that are different each time. */
function said({ status, headers, body }: Answer) {
  const bare = (text: string) => text.replaceAll(/(?<![\w-])[\w-]{20,}(?![\w-])/g, '#')
  const cookies = (headers['set-cookie'] ?? []).map((line) =>
    bare(line.replace(/=[^;]*/, '').replace(/expires=[^;]*/, 'expires')),
  )
  const location = bare(headers.location ?? '')
  return { status, names: Object.keys(headers).toSorted(), cookies, location, body: bare(body) }
}

/** A sign-up, with the hashes that it makes. */
async function watched(email: string) {
  const msal = client()
  const page = await msal.authorize(policies.signUp)
  const before = hashes.made
  const posted = await msal.browser.post(formAction(page), { ...again, email })
  const made = hashes.made - before
  const back = await msal.browser.follow(posted)
  return { msal, posted, back, made }
}

describe('a sign-up', () => {
  it('ACC-5 answers alike and works as hard whatever the address has, and only the mail tells', async () => {
    await registered(client(), { ...ada, email: 'unconfirmed@example.test' })
    const answers = []
    for (const email of [ada.email, 'unconfirmed@example.test', 'free@example.test']) {
      const { msal, posted, back, made } = await watched(email)
      const user = await userOf(msal, back)
      expect(user).toMatchObject({ email, emailVerified: false })
      answers.push({ posted: said(posted), back: said(back), made })
    }
    const [known, unconfirmed, free] = answers
    expect(known?.made).toBe(1)
    expect(known).toEqual(free)
    expect(unconfirmed).toEqual(free)
    await vi.waitFor(() => expect(server.mails).toHaveLength(5))
    const subjects = server.mails.slice(2).map(({ to, subject }) => [to, subject.split(' ·')[0]])
    expect(new Map(subjects as [string, string][])).toEqual(
      new Map([
        [ada.email, 'You already have an account'],
        ['unconfirmed@example.test', 'Confirm your email address'],
        ['free@example.test', 'Confirm your email address'],
      ]),
    )
  })

  it('ACC-5 is refused after five with an address within a day, whether or not there is an account', async () => {
    const refusals = []
    for (const email of [ada.email, 'nobody@example.test']) {
      // One of Ada's has been made before.
      const free = email === ada.email ? 4 : 5
      for (let count = 0; count < free; count += 1) {
        expect((await watched(email)).posted.status).toBe(303)
      }
      const { posted } = await watched(email.toUpperCase())
      expect(posted.status).toBe(429)
      expect(posted.body).toContain('Somebody signed up with this address several times today.')
      const refusal = said(posted)
      refusals.push({ ...refusal, body: refusal.body.replaceAll(email.toUpperCase(), '') })
    }
    expect(refusals[0]).toEqual(refusals[1])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000_000 })
    expect((await watched(ada.email)).posted.status).toBe(303)
    vi.useRealTimers()
  })
})

describe('signing in with an address of several accounts', () => {
  it('ACC-5 opens the one whose password it is, with one hash however many there are', async () => {
    const newer = client()
    const second = await userOf(newer, await signUp(newer, again))
    const made: number[] = []
    for (const [password, id] of [
      [ada.password, own],
      [again.password, second.id],
    ] as const) {
      const msal = client()
      const page = await msal.authorize()
      const before = hashes.made
      const back = await submit(msal.browser, page, { email: ada.email, password })
      made.push(hashes.made - before)
      expect((await userOf(msal, back)).id).toBe(id)
    }
    for (const email of [ada.email, 'nobody@example.test']) {
      const before = hashes.made
      expect((await signIn(client(), { email, password: 'wrong' })).status).toBe(422)
      made.push(hashes.made - before)
    }
    expect(made).toEqual([1, 1, 1, 1])
  })

  it.each(['the browser that signed up', 'another'])(
    'ACC-5 the confirmed one comes first where both have the same password, and has what the other had: in %s',
    async (which) => {
      const second = client()
      const tokens = await registered(second)
      const msal = which === 'another' ? client() : second
      const page = await msal.authorize(policies.signIn, { prompt: 'login' })
      await submit(msal.browser, page, ada)
      // A person who signed up twice with one password has one account from then on.
      const left = await server.open.db.selectFrom('accounts').select('id').execute()
      expect(left).toEqual([{ id: own }])
      await expect(server.identity.verify(tokens.accessToken)).rejects.toMatchObject({
        status: 401,
      })
      const back = await signIn(client(), ada)
      expect(back.headers.location).toContain('code=')
    },
  )

  it('ACC-5 SEC-3 a sign-up of one’s own makes no more guesses at the owner’s password', async () => {
    const stranger = client()
    await registered(stranger, again)
    const guess = async (msal: MsalClient, password: string) => {
      const page = await msal.authorize(policies.signIn, { prompt: 'login' })
      return (await submit(msal.browser, page, { email: ada.email, password })).status
    }
    const answers: number[] = []
    for (let count = 0; count < 6; count += 1) {
      answers.push(await guess(stranger, `wrong-${count}`))
      // It signs in to its own account in between, here and from elsewhere.
      await guess(stranger, again.password)
      await guess(client(), again.password)
    }
    expect(answers).toEqual([422, 422, 422, 422, 422, 429])
    // Its own account stays open to it meanwhile, as it would were there no other.
    expect(await guess(stranger, again.password)).toBe(303)
  })

  it('ACC-5 a new password by mail is for the confirmed one, and for the newest as long as there is none', async () => {
    await registered(client(), again)
    await client().browser.post('/identity/reset/request', { email: ada.email })
    const { path, token } = await mailed(/Reset your password/)
    expect((await client().browser.get(path)).body).not.toContain('name="firstName"')
    const chosen = 'velvet-harbour-19-comet'
    await client().browser.post('/identity/reset', { token, password: chosen })
    const msal = client()
    const back = await signIn(msal, { email: ada.email, password: chosen })
    expect((await userOf(msal, back)).id).toBe(own)

    const email = 'twice@example.test'
    await registered(client(), { ...ada, email })
    const newest = client()
    const { id } = await userOf(newest, await signUp(newest, { ...again, email }))
    await client().browser.post('/identity/reset/request', { email })
    const other = await vi.waitFor(() => {
      const link = mailedLink(server, /Reset your password/)
      expect(link.token).not.toBe(token)
      return link
    })
    const names = { firstName: 'Ada', lastName: 'Byron' }
    await client().browser.post('/identity/reset', {
      ...{ token: other.token, password: chosen, ...names },
    })
    const last = client()
    const user = await userOf(last, await signIn(last, { email, password: chosen }))
    expect(user).toMatchObject({ id, emailVerified: true })
  })
})
