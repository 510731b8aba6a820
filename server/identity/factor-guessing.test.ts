import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policies } from './constants.ts'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn } from './testing/people.ts'
import { addApp, codeOf, postStep } from './testing/second-factors.ts'

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

describe('guessing at the second step', () => {
  const guess = async (msal: MsalClient, code = '000000') =>
    postStep(msal.browser, await signIn(msal, ada), 'code', { code })

  it('SEC-3 wrong codes have to wait soon, codes and recovery codes together', async () => {
    const msal = client()
    const page = await signIn(msal, ada)
    for (let count = 0; count < 3; count += 1) {
      expect((await postStep(msal.browser, page, 'code', { code: '000000' })).status).toBe(422)
    }
    for (let count = 0; count < 2; count += 1) {
      const form = { recoveryCode: 'none' }
      expect((await postStep(msal.browser, page, 'recovery', form)).status).toBe(422)
    }
    const blocked = await postStep(msal.browser, page, 'code', { code: codeOf(secret) })
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(blocked.body).toContain('Too many attempts.')
  })

  it('SEC-3 whoever has the password gets no guesses more by new browsers or new sign-ins', async () => {
    for (let count = 0; count < 5; count += 1) expect((await guess(client())).status).toBe(422)
    expect((await guess(client())).status).toBe(429)
    const msal = client()
    await guess(msal)
    expect(msal.browser.cookie('identity_device')).toBeUndefined()
    expect((await guess(msal)).status).toBe(429)
  })

  it('ACC-5 a browser that has signed in with both passes meanwhile', async () => {
    const known = client()
    await known.exchange(await guess(known, codeOf(secret)))
    later()
    for (let count = 0; count < 6; count += 1) await guess(client())
    const page = await known.authorize(policies.signIn, { prompt: 'login' })
    const step = await known.browser.follow(await known.browser.post(formAction(page), ada))
    const answer = await postStep(known.browser, step, 'code', { code: codeOf(secret) })
    expect(hasCode(answer)).toBe(true)
  })

  it('ACC-5 strangers without the password cannot use its guesses up', async () => {
    const stranger = client()
    const page = await stranger.authorize()
    const step = formAction(page).replace('/sign-in', '/second-step/code')
    for (let count = 0; count < 8; count += 1) {
      const answer = await stranger.browser.post(step, { code: '000000' })
      expect(answer.status).toBe(303)
      expect(answer.headers.location).toBe(formAction(page))
    }
    expect(hasCode(await guess(client(), codeOf(secret)))).toBe(true)
  })
})
