import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptLimits } from './accounts/attempt-limits.ts'
import { policies } from './constants.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, registered, signIn, submit } from './testing/people.ts'

let server: IdentityServer
const client = () => new MsalClient(new Browser(server.port))

beforeAll(async () => {
  server = await startIdentityServer()
  await registered(client())
})
afterAll(() => server.close())

/** A page without what differs by design: the number of the sign-in and what was typed. */
function bare(body: string, email: string): string {
  return body.replaceAll(/interaction\/[\w-]+/g, 'interaction').replaceAll(email, '')
}

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
