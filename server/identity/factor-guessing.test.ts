import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policies } from './constants.ts'
import { pressMailed, postAccount } from './testing/account-page.ts'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn } from './testing/people.ts'
import { addApp, codeOf, codesIn, postStep } from './testing/second-factors.ts'

const minute = 60_000
const guessed = 'Wrong codes after your password'

let server: IdentityServer
/** The browser in which Ada signed up and set up her app. */
let own: MsalClient
let secret: string
let codes: string[]

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
  codes = codesIn(added.answer)
  later()
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

describe('guessing at the second step', () => {
  /** Gives the password in a browser that is signed in. */
  const passwordAgain = async (msal: MsalClient) => {
    const page = await msal.authorize(policies.signIn, { prompt: 'login' })
    return msal.browser.follow(await msal.browser.post(formAction(page), ada))
  }
  const guess = async (msal: MsalClient, code = '000000') =>
    postStep(msal.browser, await signIn(msal, ada), 'code', { code })

  it('SEC-3 wrong codes have to wait soon, and the owner is told that somebody has the password', async () => {
    const msal = client()
    const page = await signIn(msal, ada)
    for (let count = 0; count < 5; count += 1) {
      expect((await postStep(msal.browser, page, 'code', { code: '000000' })).status).toBe(422)
    }
    for (let count = 0; count < 2; count += 1) {
      const blocked = await postStep(msal.browser, page, 'code', { code: codeOf(secret) })
      expect(blocked.status).toBe(429)
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
      expect(blocked.body).toContain('Too many attempts.')
    }
    const told = () => server.mails.filter(({ subject }) => subject.startsWith(guessed))
    await vi.waitFor(() => expect(told()).toHaveLength(1))
    expect(told()[0]?.to).toBe(ada.email)
    expect(told()[0]?.text).toContain('choose a new one now')
  })

  it('SEC-3 on one day a few codes are heard, however patient somebody is', async () => {
    const msal = client()
    let heard = 0
    for (let minutes = 0; minutes < 20 * 60; minutes += 20) {
      vi.setSystemTime(Date.now() + 20 * minute)
      const page = await signIn(msal, ada)
      const answer = await postStep(msal.browser, page, 'code', { code: '000000' })
      if (answer.status === 422) heard += 1
    }
    expect(heard).toBe(20)
  })

  it('ACC-5 a recovery code gets its owner in while somebody else guesses, and a mail tells of it', async () => {
    for (let count = 0; count < 7; count += 1) await guess(client())
    const msal = client()
    const page = await signIn(msal, ada)
    expect((await postStep(msal.browser, page, 'code', { code: codeOf(secret) })).status).toBe(429)
    const [recoveryCode = ''] = codes
    expect(hasCode(await postStep(msal.browser, page, 'recovery', { recoveryCode }))).toBe(true)
    await vi.waitFor(() => {
      const mail = server.mails.find(({ subject }) =>
        subject.startsWith('A recovery code was used'),
      )
      expect(mail?.text).toContain('You have 9 codes left.')
    })
  })

  it('ACC-5 a new password by mail ends the wait for codes too', async () => {
    for (let count = 0; count < 7; count += 1) await guess(client())
    const msal = client()
    await msal.browser.post('/identity/reset/request', { email: ada.email })
    const link = await vi.waitFor(() => mailedLink(server, /Reset your password/))
    const password = 'amber-canyon-88-flute'
    await pressMailed(msal.browser, link, { password })
    const page = await signIn(msal, { ...ada, password })
    expect(hasCode(await postStep(msal.browser, page, 'code', { code: codeOf(secret) }))).toBe(true)
  })

  it('SEC-3 a browser that was known before there was an app brings no guesses of its own', async () => {
    await postAccount(own, 'app/remove', { password: ada.password, code: codeOf(secret) })
    const browsers = [client(), client()]
    for (const msal of browsers) await msal.exchange(await signIn(msal, ada))
    const added = await addApp(own)
    later()
    const answers = []
    for (const msal of browsers) {
      for (let count = 0; count < 5; count += 1) answers.push((await guess(msal)).status)
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(5)
    const step = await passwordAgain(own)
    const form = { code: codeOf(added.secret) }
    expect(hasCode(await postStep(own.browser, step, 'code', form))).toBe(true)
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
    const step = await passwordAgain(known)
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
