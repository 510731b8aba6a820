import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { attemptLimits } from './accounts/attempt-limits.ts'
import { policies } from './constants.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, confirmed, registered, signIn, submit } from './testing/people.ts'

let server: IdentityServer
const client = () => new MsalClient(new Browser(server.port))

beforeAll(async () => {
  server = await startIdentityServer()
  await registered(client())
})
afterAll(() => server.close())

/** A page without what differs by design: the number of the sign-in and what was typed. */
function bare(body: string, email: string): string {
  return body
    .replaceAll(/interaction\/[\w-]+/g, 'interaction')
    .replaceAll(/challenge&quot;:&quot;[\w-]+/g, 'challenge')
    .replaceAll(email, '')
}

/** Signs in with the browser that a client has, whatever session it has. */
async function signInAgain(msal: MsalClient, form: { email: string; password: string }) {
  const page = await msal.authorize(policies.signIn, { prompt: 'login' })
  return submit(msal.browser, page, form)
}

const sentCookies = ({ browser }: MsalClient) =>
  browser.jar
    .filter(
      ({ name, path }) => name !== 'identity_device' && path.startsWith('/identity/interaction'),
    )
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

describe('guessing', () => {
  it('SEC-3 answers a wrong password and an unknown address with the same page', async () => {
    const known = await signIn(client(), { email: ada.email, password: 'wrong-wrong-wrong' })
    const unknown = await signIn(client(), { email: 'nobody@example.test', password: 'x' })
    expect(known.status).toBe(422)
    expect(unknown.status).toBe(422)
    expect(bare(unknown.body, 'nobody@example.test')).toBe(bare(known.body, ada.email))
    expect(known.body).toContain('do not belong together')
    expect(known.body).toContain(`value="${ada.email}"`)
    expect(known.body).not.toContain('wrong-wrong-wrong')
  })

  it.each(['target@example.test', 'unknown-target@example.test'])(
    'SEC-3 makes guessers of %s wait, even with the right password, and names the wait',
    async (email) => {
      if (email.startsWith('target')) await registered(client(), { ...ada, email })
      const msal = client()
      let page = await msal.authorize()
      for (let guess = 0; guess < 5; guess += 1) {
        page = await submit(msal.browser, page, { email, password: `wrong-${guess}` })
        expect(page.status).toBe(422)
      }
      const blocked = await submit(msal.browser, page, { email, password: ada.password })
      expect(blocked.status).toBe(429)
      expect(blocked.body).toMatch(/Too many attempts\. Please wait \d seconds, then try again\./)
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
      const other = await signIn(client(), ada)
      expect(fragmentOf(other).get('code')).toBeTruthy()
    },
  )

  it('ACC-5 strangers who guess do not keep out a browser that signed in before, and have to wait on', async () => {
    const email = 'owner@example.test'
    const own = client()
    await registered(own, { ...ada, email })
    const strangers = client()
    let page = await strangers.authorize()
    for (let guess = 0; guess < 5; guess += 1) {
      page = await submit(strangers.browser, page, { email, password: `wrong-${guess}` })
    }
    const blocked = await submit(strangers.browser, page, { email, password: ada.password })
    expect(blocked.status).toBe(429)
    const back = await signInAgain(own, { email, password: ada.password })
    expect(fragmentOf(back).get('code')).toBeTruthy()
    // And the strangers have to wait as before.
    const still = await signIn(client(), { email, password: ada.password })
    expect(still.status).toBe(429)
  })

  it('ACC-5 slows the guesses of a known browser too, and knows it by no account but its own', async () => {
    const email = 'known@example.test'
    const own = client()
    await registered(own, { ...ada, email })
    await confirmed(server, email)
    const answers: number[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      answers.push((await signInAgain(own, { email, password: `wrong-${guess}` })).status)
    }
    expect(answers).toEqual([422, 422, 422, 422, 422, 429])
    const fromElsewhere = await signIn(client(), { email, password: ada.password })
    expect(fragmentOf(fromElsewhere).get('code')).toBeTruthy()

    const other = 'not-known@example.test'
    await registered(client(), { ...ada, email: other })
    for (let guess = 0; guess < 5; guess += 1) {
      await signIn(client(), { email: other, password: `wrong-${guess}` })
    }
    const blocked = await signInAgain(own, { email: other, password: ada.password })
    expect(blocked.status).toBe(429)
  })

  it('ACC-5 a cookie that is made up, of another browser’s account or of an earlier password opens no way around', async () => {
    const email = 'target-of-cookies@example.test'
    const own = client()
    await registered(own, { ...ada, email })
    const [id = '', mark = ''] = own.browser.cookie('identity_device')?.split('.') ?? []
    expect(mark).toMatch(/^[\w-]{22}$/)
    for (let guess = 0; guess < 5; guess += 1) {
      await signIn(client(), { email, password: `wrong-${guess}` })
    }
    const foreign = 'A'.repeat(22)
    for (const cookie of [`${id}.${foreign}`, `${foreign}.${mark}`, id, '', `${id}.${mark}.x`]) {
      const msal = client()
      const page = await msal.authorize()
      const headers = { cookie: `${sentCookies(msal)}; identity_device=${cookie}` }
      const form = { email, password: ada.password }
      const answer = await msal.browser.post(formAction(page), form, headers)
      expect(answer.status, cookie).toBe(429)
    }
    await server.open.db
      .updateTable('accounts')
      .set({ tokens_valid_from: new Date(0).toISOString() })
      .where('email', '=', email)
      .execute()
    expect((await signInAgain(own, { email, password: ada.password })).status).toBe(429)
  })

  it('SEC-3 lets guesses side by side no further than one after the other', async () => {
    const pages = await Promise.all(
      Array.from({ length: 12 }, () =>
        signIn(client(), { email: 'parallel@example.test', password: 'wrong' }),
      ),
    )
    expect(pages.filter((page) => page.status === 422)).toHaveLength(5)
    expect(pages.filter((page) => page.status === 429)).toHaveLength(7)
  })

  it('SEC-3 asks for a reset link alike for known and unknown addresses, and bounds the mails', async () => {
    const ask = async (email: string) => {
      const msal = client()
      const page = await msal.authorize(policies.reset)
      return submit(msal.browser, page, { email })
    }
    const known = await ask(ada.email)
    const unknown = await ask('nobody@example.test')
    expect(known.status).toBe(200)
    expect(bare(unknown.body, 'nobody@example.test')).toBe(bare(known.body, ada.email))
    expect((await ask(ada.email)).status).toBe(200)
    expect((await ask(ada.email)).status).toBe(200)
    const blocked = await ask(ada.email)
    expect(blocked.status).toBe(429)
    expect(blocked.body).toMatch(/Please wait \d+ seconds/)
    expect(server.mails.filter((mail) => mail.to === 'nobody@example.test')).toEqual([])
  })

  it('ACC-5 strangers who ask for mails do not keep the owner’s browser from a new password', async () => {
    const email = 'target-of-mails@example.test'
    const own = client()
    await registered(own, { ...ada, email })
    await confirmed(server, email)
    const ask = async ({ browser }: MsalClient) =>
      (await browser.post('/identity/reset/request', { email })).status
    const strangers = await Promise.all(Array.from({ length: 4 }, () => ask(client())))
    expect(strangers).toContain(429)
    expect(await ask(own)).toBe(200)
    await vi.waitFor(() =>
      expect(
        server.mails.filter((mail) => mail.to === email && /Reset/.test(mail.subject)),
      ).toHaveLength(4),
    )
    expect([await ask(own), await ask(own), await ask(own)]).toEqual([200, 200, 429])
  })

  it('SEC-3 takes all addresses of one household for one asker', async () => {
    const proxied = await startIdentityServer({ config: { trustedProxies: ['loopback'] } })
    const msal = new MsalClient(new Browser(proxied.port))
    const page = await msal.authorize(policies.reset)
    const ask = (number: number, network: string) =>
      msal.browser.post(
        formAction(page),
        { email: `stranger-${number}@example.test` },
        { 'x-forwarded-for': `2001:db8:0:${network}::${number}` },
      )
    for (let number = 1; number <= attemptLimits.mailAddress.free; number += 1) {
      expect((await ask(number, '1')).status).toBe(200)
    }
    expect((await ask(31, '1')).status).toBe(429)
    expect((await ask(32, '2')).status).toBe(200)
    await proxied.close()
  })
})
