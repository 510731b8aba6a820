import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agents, postAccount, textOf } from './testing/account-page.ts'
import { Authenticator, type Oddities, optionsOf } from './testing/authenticator.ts'
import { type Answer, Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, registered, signIn } from './testing/people.ts'
import { addPasskey, codesIn, confirmByPasskey } from './testing/second-factors.ts'

let server: IdentityServer
/** The browser in which Ada signed up, and the device with her passkey. */
let own: MsalClient
let device: Authenticator
let added: Answer

const client = (host?: string) => new MsalClient(new Browser(server.port, host))
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

describe('passkeys on the account page', () => {
  it('ACC-4 are listed by the name of the browser, or by that which the person gave', async () => {
    expect(textOf(added)).toContain('The passkey Firefox on Windows is added.')
    const text = textOf(await page(own))
    expect(text).toMatch(/Firefox on Windows Added \d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC/)
    expect(text).toContain('Works on localhost')
    const second = await addPasskey(own, new Authenticator(server.origin), {
      ...{ name: ' My <key> ', by: device },
    })
    expect(textOf(second)).toContain('The passkey My &lt;key&gt; is added.')
    // The codes are shown with the first factor alone.
    expect([codesIn(added).length, codesIn(second).length]).toEqual([10, 0])
  })

  it('ACC-4 says when one was used last', async () => {
    const msal = client()
    await byPasskey(msal, await msal.authorize())
    expect(textOf(await page(own))).toMatch(/Firefox on Windows Added [\w ,:]+ UTC Last used/)
  })

  it('SEC-3 are neither added nor removed without the password or a passkey', async () => {
    const [passkey = ''] = await ids()
    const [code = ''] = codesIn(added)
    for (const form of ['passkeys/add', 'passkeys/remove', 'app/add', 'recovery-codes/renew']) {
      const asked = await postAccount(own, form, { passkey })
      expect(asked.status).toBe(200)
      expect(asked.body).toContain('<h1>Is it you?</h1>')
      const empty = await postAccount(own, form, { passkey, password: '' })
      expect(empty.status).toBe(422)
      const wrong = await postAccount(own, form, { passkey, password: 'wrong', code })
      expect(wrong.status === 422 || wrong.status === 429).toBe(true)
      expect(wrong.body).not.toContain('passkeys/new')
    }
    expect(await ids()).toEqual([passkey])
    const credential = new Authenticator(server.origin).create(
      JSON.stringify({ challenge: 'A'.repeat(43), rp: { id: 'localhost' }, user: { id: 'x' } }),
    )
    for (const name of ['', 'x'.repeat(61)]) {
      const refused = await postAccount(own, 'passkeys/new', { credential, name })
      expect(refused.status).toBe(422)
      // Nobody gets something to sign by sending what was never asked for.
      expect(refused.body).not.toContain('challenge')
    }
    expect(await ids()).toHaveLength(1)
  })

  it('ACC-4 the password alone changes nothing beside a second factor, with a code it does', async () => {
    const [passkey = ''] = await ids()
    const form = { passkey, password: ada.password }
    for (const code of [undefined, ' ', '000000', 'AAAA-AAAA-AAAA-AAAA']) {
      const answer = await postAccount(own, 'passkeys/remove', { ...form, ...(code && { code }) })
      expect(answer.status).toBe(422)
      expect(answer.body).toContain('href="#code"')
    }
    expect(await ids()).toEqual([passkey])
    const [code = ''] = codesIn(added)
    expect((await postAccount(own, 'passkeys/remove', { ...form, code })).status).toBe(200)
    expect(await ids()).toEqual([])
  })

  it('SEC-3 slows whoever guesses the password at an open browser', async () => {
    for (let count = 0; count < 5; count += 1) {
      await postAccount(own, 'passkeys/add', { password: `wrong-${count}`, code: '1' })
    }
    const right = { password: ada.password, code: codesIn(added)[0] ?? '' }
    expect((await postAccount(own, 'passkeys/add', right)).status).toBe(429)
  })

  it('ACC-4 a passkey confirms a change in place of the password, once', async () => {
    const asked = await postAccount(own, 'recovery-codes/renew')
    const credential = device.get(optionsOf(asked, 'recovery-codes/renew'))
    const done = await postAccount(own, 'recovery-codes/renew', { credential })
    expect(codesIn(done)).toHaveLength(10)
    expect(codesIn(done)).not.toEqual(codesIn(added))
    const again = await postAccount(own, 'recovery-codes/renew', { credential })
    expect(again.status).toBe(422)
    // What was signed for a sign-in confirms nothing.
    const msal = client()
    const signed = device.get(optionsOf(await msal.authorize(), '/passkey'))
    expect((await postAccount(own, 'app/add', { credential: signed })).status).toBe(422)
  })

  it('SEC-3 nobody else’s is removed', async () => {
    const thief = client()
    await registered(thief, { ...ada, email: 'thief@example.test' })
    const [passkey = ''] = await ids()
    await postAccount(thief, 'passkeys/remove', { passkey, password: ada.password })
    expect(await ids()).toEqual([passkey])
  })

  it.each<[string, Oddities]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['by nobody who was verified', { isVerified: false }],
  ])('SEC-3 refuses one that was made %s', async (_what, odd) => {
    const form = await confirmByPasskey(own, 'passkeys/add', device)
    const credential = new Authenticator(server.origin).create(optionsOf(form, 'passkeys/new'), odd)
    const refused = await postAccount(own, 'passkeys/new', { credential, name: 'My <key>' })
    expect(refused.status).toBe(422)
    expect(await ids()).toHaveLength(1)
    // The person proved who they are, and goes on with the name that they typed.
    expect(refused.body).toContain('value="My &lt;key&gt;"')
    expect(optionsOf(refused, 'passkeys/new')).toContain('challenge')
  })

  it('ACC-4 the same one is added once, and a form sent twice is answered alike', async () => {
    const form = await confirmByPasskey(own, 'passkeys/add', device)
    const fresh = new Authenticator(server.origin)
    const credential = fresh.create(optionsOf(form, 'passkeys/new'))
    const name = 'x'.repeat(61)
    const long = await postAccount(own, 'passkeys/new', { credential, name })
    expect(long.status).toBe(422)
    expect(long.body).toContain('href="#name"')
    const odd = { challenge: challengeOf(long) }
    const options = optionsOf(long, 'passkeys/new')
    const other = fresh.create(options, odd)
    for (const answer of [
      await postAccount(own, 'passkeys/new', { credential: other }),
      await postAccount(own, 'passkeys/new', { credential: other }),
    ]) {
      expect(answer.status).toBe(200)
      expect(textOf(answer)).toContain('The passkey Firefox on Windows is added.')
    }
    expect((await postAccount(own, 'passkeys/new', { credential })).status).toBe(422)
    expect(await ids()).toHaveLength(2)
  })

  it('ACC-4 the codes go with the last factor, and the password is enough again', async () => {
    const [passkey = ''] = await ids()
    const done = await confirmByPasskey(own, 'passkeys/remove', device, { passkey })
    expect(textOf(done)).toContain('The passkey is removed here.')
    expect(textOf(done)).not.toContain('Recovery codes')
    expect(await server.open.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect(hasCode(await signIn(client(), ada))).toBe(true)
  })

  it('ACC-4 mails tell of it', async () => {
    const [passkey = ''] = await ids()
    await confirmByPasskey(own, 'passkeys/remove', device, { passkey })
    const told = await vi.waitFor(() => {
      const mails = server.mails.filter(({ subject }) => /How you log in/.test(subject))
      expect(mails).toHaveLength(2)
      return mails
    })
    expect(told.map(({ to }) => to)).toEqual([ada.email, ada.email])
    expect(told.some(({ text }) => text.includes('A passkey was added'))).toBe(true)
    expect(told.some(({ text }) => text.includes('A passkey was removed'))).toBe(true)
  })
})

function challengeOf(answer: Answer): string {
  return (JSON.parse(optionsOf(answer, 'passkeys/new')) as { challenge: string }).challenge
}
