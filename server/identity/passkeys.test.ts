import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policies } from './constants.ts'
import { agents, textOf } from './testing/account-page.ts'
import { Authenticator, type Oddities, optionsOf } from './testing/authenticator.ts'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, registered, signIn } from './testing/people.ts'
import { addPasskey, codesIn, confirmByPasskey, postStep } from './testing/second-factors.ts'

let server: IdentityServer
/** The browser in which Ada signed up, and the device with her passkey. */
let own: MsalClient
let device: Authenticator
let added: Answer

const client = (host?: string) => new MsalClient(new Browser(server.port, host))
const waysOf = ({ accessToken }: Tokens) => decodeJwt(accessToken)['amr']
const hasCode = (answer: Answer) => fragmentOf(answer).has('code')
const page = ({ browser }: MsalClient) => browser.get('/identity/account')
const ids = async () => {
  const rows = await server.open.db.selectFrom('passkeys').select('credential_id').execute()
  return rows.map((row) => row.credential_id)
}

beforeEach(async () => {
  server = await startIdentityServer()
  own = new MsalClient(new Browser(server.port, 'localhost', agents.firefox))
  await registered(own)
  device = new Authenticator(server.origin)
  added = await addPasskey(own, device)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Presses 'Log in with a passkey' on the page of a sign-in. */
async function byPasskey(
  msal: MsalClient,
  form: Answer,
  { odd = {}, more = {} }: { odd?: Oddities; more?: Record<string, string> } = {},
): Promise<Answer> {
  const credential = device.get(optionsOf(form, '/passkey'), odd)
  return sendPasskey(msal, form, { credential, ...more })
}

function sendPasskey(msal: MsalClient, form: Answer, fields: Record<string, string>) {
  const address = formAction(form).replace(/\/sign-in$/, '/passkey')
  return msal.browser.post(address, fields)
}

describe('signing in with a passkey', () => {
  it('ACC-4 takes neither address nor password, and counts as two factors', async () => {
    const msal = client()
    const back = await byPasskey(msal, await msal.authorize())
    const tokens = await msal.exchange(back)
    expect(waysOf(tokens)).toEqual(['pop', 'mfa'])
    expect(await server.identity.verify(tokens.accessToken)).toMatchObject({
      email: ada.email,
      hasSecondFactor: true,
    })
    expect(tokens.idClaims['signin_state']).toBeUndefined()
    expect(msal.browser.cookie('identity_device')).toBeTruthy()
  })

  it('AUT-12 keeps the browser signed in where that was ticked', async () => {
    const msal = client()
    const back = await byPasskey(msal, await msal.authorize(), { more: { keep: 'yes' } })
    expect((await msal.exchange(back)).idClaims['signin_state']).toEqual(['kmsi'])
  })

  it('ACC-4 the page says so to a script file of its own, which its policy allows and no other', async () => {
    const msal = client()
    const shown = [
      await msal.browser.get(msal.authorizePath(policies.signIn)),
      await msal.browser.get(formAction(await msal.authorize())),
      await page(own),
    ]
    for (const { body, headers } of shown) {
      expect(body).toContain('<script src="/identity/passkey.js" defer>')
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    }
    const { headers } = await msal.browser.get('/identity/reset/request')
    expect(headers['content-security-policy']).not.toContain('script-src')
    const script = await msal.browser.get('/identity/passkey.js')
    expect([script.status, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
  })

  it('ACC-4 the address offers it too, and nothing is asked for on an address of the net', async () => {
    expect((await client().authorize()).body).toContain('autocomplete="username webauthn"')
    const { body } = await client('127.0.0.1').authorize()
    expect(body).toContain('autocomplete="username"')
    expect(body).not.toContain('data-passkeys')
  })

  it.each<[string, Oddities]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from another host', { rpId: 'evil.example' }],
    ['of another challenge', { challenge: 'A'.repeat(43) }],
    ['of nobody who was verified', { isVerified: false }],
    ['of another account', { userHandle: Buffer.from('another').toString('base64url') }],
  ])('SEC-3 refuses what was signed %s', async (_what, odd) => {
    const msal = client()
    const answer = await byPasskey(msal, await msal.authorize(), { odd })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('This passkey was not accepted.')
    // The page that says so asks with a challenge of its own.
    expect(hasCode(await byPasskey(msal, answer))).toBe(true)
  })

  it('SEC-3 refuses a counter that did not go on, for the key may be copied, and tells its owner once', async () => {
    const first = client()
    await byPasskey(first, await first.authorize(), { odd: { counter: 7 } })
    const second = client()
    const form = await second.authorize()
    expect((await byPasskey(second, form, { odd: { counter: 7 } })).status).toBe(422)
    const third = await second.authorize()
    expect((await byPasskey(second, third, { odd: { counter: 6 } })).status).toBe(422)
    const told = () => server.mails.filter(({ subject }) => /A passkey was refused/.test(subject))
    await vi.waitFor(() => expect(told()).toHaveLength(1))
    expect(told()[0]).toMatchObject({
      to: ada.email,
      text: expect.stringContaining('a copy of it'),
    })
    const again = await second.authorize()
    expect(hasCode(await byPasskey(second, again, { odd: { counter: 8 } }))).toBe(true)
  })

  it('SEC-3 takes a challenge once, in its own sign-in, and for an hour', async () => {
    const msal = client()
    const form = await msal.authorize()
    const credential = device.get(optionsOf(form, '/passkey'))
    const thief = client()
    const theirs = await thief.authorize()
    expect((await sendPasskey(thief, theirs, { credential })).status).toBe(422)
    // It was not theirs to use up; once used, it is good nowhere.
    expect(hasCode(await sendPasskey(msal, form, { credential }))).toBe(true)
    expect((await sendPasskey(thief, await thief.authorize(), { credential })).status).toBe(422)
    vi.useFakeTimers({ toFake: ['Date'] })
    const slow = client()
    const open = await slow.authorize()
    const { db } = server.open
    const late = new Date(Date.now() - 1).toISOString()
    await db.updateTable('passkey_challenges').set({ expires_at: late }).execute()
    expect((await byPasskey(slow, open)).status).toBe(422)
  })

  it('ACC-4 a form that is sent twice is answered twice', async () => {
    const msal = client()
    const form = await msal.authorize()
    const credential = device.get(optionsOf(form, '/passkey'))
    await sendPasskey(msal, form, { credential })
    const second = await sendPasskey(msal, form, { credential })
    expect(waysOf(await msal.exchange(second))).toEqual(['pop', 'mfa'])
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"id":1}',
    '{"id":"a","rawId":"a","response":{}}',
    'x'.repeat(9000),
  ])('SEC-3 %j is no passkey, and no failure of ours', async (credential) => {
    const msal = client()
    expect((await sendPasskey(msal, await msal.authorize(), { credential })).status).toBe(422)
  })

  it('ACC-5 passes while strangers who guess at the password are slowed', async () => {
    for (let count = 0; count < 6; count += 1) {
      await signIn(client(), { email: ada.email, password: `wrong-${count}` })
    }
    expect((await signIn(client(), ada)).status).toBe(429)
    const msal = client()
    expect(hasCode(await byPasskey(msal, await msal.authorize()))).toBe(true)
  })

  it('ACC-3 a passkey that was removed signs in to nothing', async () => {
    const [passkey = ''] = await ids()
    await confirmByPasskey(own, 'passkeys/remove', device, { passkey })
    const msal = client()
    expect((await byPasskey(msal, await msal.authorize())).status).toBe(422)
  })
})

describe('a passkey beside the password', () => {
  it('ACC-4 is asked for after it', async () => {
    const msal = client()
    const step = await signIn(msal, ada)
    expect(step.body).not.toContain('one-time-code')
    const credential = device.get(optionsOf(step, 'second-step/passkey'))
    const back = await postStep(msal.browser, step, 'passkey', { credential })
    expect(waysOf(await msal.exchange(back))).toEqual(['pwd', 'pop', 'mfa'])
  })

  it('SEC-3 of another account is refused, whoever has it', async () => {
    const thief = client()
    const theirs = new Authenticator(server.origin)
    await registered(thief, { ...ada, email: 'thief@example.test' })
    await addPasskey(thief, theirs)
    const msal = client()
    const step = await signIn(msal, ada)
    const credential = theirs.get(optionsOf(step, 'second-step/passkey'))
    const answer = await postStep(msal.browser, step, 'passkey', { credential })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('This passkey was not accepted.')
  })

  it('ACC-4 of another host is named, and no way around it: a recovery code is left', async () => {
    await server.open.db.updateTable('passkeys').set({ rp_id: 'portal.example' }).execute()
    const msal = client()
    const step = await signIn(msal, ada)
    expect(textOf(step)).toContain('only on: portal.example')
    expect(step.body).not.toContain('data-options')
    expect(step.body).toMatch(/<details class="other-way" open>/)
    const [recoveryCode = ''] = codesIn(added)
    expect(hasCode(await postStep(msal.browser, step, 'recovery', { recoveryCode }))).toBe(true)
  })
})
