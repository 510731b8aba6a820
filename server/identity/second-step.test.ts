import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanUp } from './provider/clean-up.ts'
import { policies } from './constants.ts'
import { postAccount } from './testing/account-page.ts'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn } from './testing/people.ts'
import { addApp, codeOf, codesIn, postStep, stepAddress } from './testing/second-factors.ts'

const minute = 60_000

let server: IdentityServer
/** The browser in which Ada signed up and set up her app. */
let own: MsalClient
let secret: string
let codes: string[]

const client = () => new MsalClient(new Browser(server.port))
const verify = (accessToken: string) => server.identity.verify(accessToken)
const waysOf = ({ accessToken }: Tokens) => decodeJwt(accessToken)['amr']
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

describe('after the right password of an account with an app', () => {
  it('ACC-4 a code is asked for, and the token says that there was a second factor, and when', async () => {
    const msal = client()
    const page = await signIn(msal, ada)
    expect(page.status).toBe(200)
    expect(hasCode(page)).toBe(false)
    expect(page.body).toContain('autocomplete="one-time-code"')
    expect(page.body).toContain('inputmode="numeric"')
    const back = await postStep(msal.browser, page, 'code', { code: codeOf(secret) })
    const tokens = await msal.exchange(back)
    const seconds = Math.floor(Date.now() / 1000)
    const proved = { hasSecondFactor: true, provedAt: seconds * 1000 }
    expect(await verify(tokens.accessToken)).toMatchObject(proved)
    expect(waysOf(tokens)).toEqual(['pwd', 'otp', 'mfa'])
    later()
    const fresh = await msal.refresh(tokens.refreshToken)
    expect(await verify(fresh.accessToken)).toMatchObject(proved)
    const silent = await msal.exchange(await msal.authorize())
    expect(await verify(silent.accessToken)).toMatchObject(proved)
  })

  it('ACC-4 an account without one signs in as before, in one request', async () => {
    const msal = client()
    await registered(msal, { ...ada, email: 'plain@example.test' })
    const other = client()
    const page = await other.authorize()
    const back = await other.browser.post(formAction(page), { ...ada, email: 'plain@example.test' })
    const tokens = await other.exchange(back)
    expect(waysOf(tokens)).toEqual(['pwd'])
    expect(await verify(tokens.accessToken)).toMatchObject({ hasSecondFactor: false })
  })

  it.each([
    ['half a minute early', -30_000, true],
    ['half a minute late', 30_000, true],
    ['two minutes old', -2 * minute, false],
    ['of the next minutes', 2 * minute, false],
  ])('ACC-4 a code that is %s is taken or not', async (_when, difference, isTaken) => {
    later()
    const msal = client()
    const page = await signIn(msal, ada)
    const code = codeOf(secret, Date.now() + difference)
    const answer = await postStep(msal.browser, page, 'code', { code })
    expect(hasCode(answer)).toBe(isTaken)
  })

  it('ACC-4 no code counts twice, in another browser neither', async () => {
    const code = codeOf(secret)
    const first = client()
    const page = await signIn(first, ada)
    expect(hasCode(await postStep(first.browser, page, 'code', { code }))).toBe(true)
    const second = client()
    const again = await signIn(second, ada)
    const answer = await postStep(second.browser, again, 'code', { code })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatch(/id="code-error">[^<]*was used before/)
  })

  it('ACC-4 a form that a double tap sends twice is answered twice, for a minute', async () => {
    const msal = client()
    const page = await signIn(msal, ada)
    const form = { code: codeOf(secret) }
    const address = stepAddress(page, 'code')
    await msal.browser.post(address, form)
    const second = await msal.browser.post(address, form)
    expect(waysOf(await msal.exchange(second))).toEqual(['pwd', 'otp', 'mfa'])
    later(2 * minute)
    expect((await msal.browser.post(address, form)).status).toBe(410)
  })

  it('ACC-4 a recovery code signs in once, however it is typed off', async () => {
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    const first = client()
    const recoveryCode = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    const page = await signIn(first, ada)
    const back = await postStep(first.browser, page, 'recovery', { recoveryCode })
    const { accessToken } = await first.exchange(back)
    expect(await verify(accessToken)).toMatchObject({ hasSecondFactor: true })
    const second = client()
    const again = await postStep(second.browser, await signIn(second, ada), 'recovery', {
      recoveryCode: code,
    })
    expect(again.status).toBe(422)
    expect(again.body).toMatch(/id="recoveryCode-error">This is none of your recovery codes/)
    expect((await own.browser.get('/identity/account')).body).toContain('You have 9 codes left.')
    const stored = await server.open.db.selectFrom('recovery_codes').select('hash').execute()
    expect(JSON.stringify(stored)).not.toContain(code.slice(0, 4) + code.slice(5, 9))
  })

  it.each([
    ['code', 'code'],
    ['recovery', 'recoveryCode'],
  ])('ACC-4 an empty %s is asked for by the name of its field', async (step, field) => {
    const msal = client()
    const page = await signIn(msal, ada)
    const answer = await postStep(msal.browser, page, step, { [field]: ' ' })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain(`href="#${field}"`)
  })
})

describe('between the two steps', () => {
  it('ACC-4 nothing says who somebody is but the server: no field, no cookie, no other sign-in', async () => {
    const victim = client()
    const step = await signIn(victim, ada)
    const thief = client()
    const page = await thief.authorize()
    const form = { code: codeOf(secret), email: ada.email, account: ada.email, uid: step.url }
    const forged = [
      formAction(page).replace('/sign-in', '/second-step/code'),
      stepAddress(step, 'code'),
    ]
    for (const address of forged) {
      const answer = await thief.browser.follow(await thief.browser.post(address, form))
      expect(hasCode(answer)).toBe(false)
      expect(answer.body).not.toContain('One more step')
    }
    expect(hasCode(await postStep(victim.browser, step, 'code', form))).toBe(true)
  })

  it('ACC-4 a sign-in for one account is not finished with the app of another', async () => {
    const other = client()
    await registered(other, { ...ada, email: 'second@example.test' })
    const { secret: foreign } = await addApp(other)
    later()
    const msal = client()
    const answer = await postStep(msal.browser, await signIn(msal, ada), 'code', {
      code: codeOf(foreign),
    })
    expect(answer.status).toBe(422)
  })

  it('AUT-2 Back and a reload show the step again, and a step that is done leads on', async () => {
    const msal = client()
    const page = await signIn(msal, ada)
    expect((await msal.browser.get(page.url)).body).toContain('One more step')
    expect((await msal.browser.get(stepAddress(page, 'code'))).body).toContain('One more step')
    await postStep(msal.browser, page, 'code', { code: codeOf(secret) })
    const back = await msal.browser.get(page.url)
    expect([back.status, back.headers.location]).toEqual([303, '/'])
  })

  it('ACC-3 a new password meanwhile ends it', async () => {
    const msal = client()
    const page = await signIn(msal, ada)
    const form = { presentPassword: ada.password, newPassword: 'amber-canyon-88-flute' }
    expect((await postAccount(own, 'password', form)).status).toBe(200)
    const answer = await postStep(msal.browser, page, 'code', { code: codeOf(secret) })
    expect(hasCode(answer)).toBe(false)
    expect(answer.body).toContain('<h1>Log in</h1>')
  })

  it('AUT-2 forgets what ran out', async () => {
    const msal = client()
    await signIn(msal, ada)
    const rows = async () =>
      (await server.open.db.selectFrom('sign_in_steps').select('uid').execute()).length +
      (await server.open.db.selectFrom('passkey_challenges').select('purpose').execute()).length
    expect(await rows()).toBeGreaterThan(1)
    await cleanUp(server.open.db, Date.now() + 2 * 60 * minute)
    expect(await rows()).toBe(0)
  })
})

describe('asking anew', () => {
  it('ACC-4 prompt=login asks for password and code though the browser is signed in, and says so', async () => {
    const msal = client()
    const page = await signIn(msal, ada)
    const before = await msal.exchange(
      await postStep(msal.browser, page, 'code', { code: codeOf(secret) }),
    )
    later(10 * minute)
    const anew = await msal.authorize(policies.signIn, { prompt: 'login' })
    expect(anew.body).toContain('<h1>Log in</h1>')
    const step = await msal.browser.follow(await msal.browser.post(formAction(anew), ada))
    expect(step.body).toContain('One more step')
    const after = await msal.exchange(
      await postStep(msal.browser, step, 'code', { code: codeOf(secret) }),
    )
    const [old, fresh] = [await verify(before.accessToken), await verify(after.accessToken)]
    expect(fresh.provedAt - old.provedAt).toBe(10 * minute)
    expect(fresh.hasSecondFactor).toBe(true)
  })
})
