import { expect, it, vi } from 'vitest'
import { Authenticator, optionsOf } from '#server/identity/testing/authenticator.ts'
import { type Answer, Browser } from '#server/identity/testing/browser.ts'
import { startIdentityServer } from '#server/identity/testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn } from '#server/identity/testing/people.ts'
import {
  addApp,
  addPasskey,
  codeOf,
  codesIn,
  stepAddress,
} from '#server/identity/testing/second-factors.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

contractSuite('second factors side by side', (bench) => {
  it('ACC-4 a code, a recovery code and a passkey count once, and a double tap is answered twice', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const server = await startIdentityServer(bench.place)
    try {
      const person = { ...ada, email: 'side-by-side@example.test' }
      const client = () => new MsalClient(new Browser(server.port))
      const own = client()
      await registered(own, person)
      const device = new Authenticator(server.origin)
      const { secret, answer } = await addApp(own)
      const [code = '', recoveryCode = ''] = codesIn(answer)
      await addPasskey(own, device, { code })
      vi.setSystemTime(Date.now() + 60_000)

      /** Sends a form in two sign-ins, twice in each, all at once. */
      async function race(step: string, form: Record<string, string>): Promise<number[]> {
        const both = [client(), client()]
        const pages = await Promise.all(both.map((msal) => signIn(msal, person)))
        const send = (index: number) =>
          both[index]?.browser.post(stepAddress(pages[index] as Answer, step), form)
        const answers = await Promise.all([send(0), send(1), send(0), send(1)])
        const isIn = (index: number) => fragmentOf(answers[index] as Answer).has('code')
        return [0, 1].filter((index) => isIn(index) && isIn(index + 2))
      }
      expect(await race('code', { code: codeOf(secret) })).toHaveLength(1)
      expect(await race('recovery', { recoveryCode })).toHaveLength(1)

      const msal = client()
      const page = await msal.authorize()
      const credential = device.get(optionsOf(page, '/passkey'))
      const address = formAction(page).replace(/\/sign-in$/, '/passkey')
      await msal.exchange(await msal.browser.post(address, { credential }))
      const other = client()
      const theirs = formAction(await other.authorize()).replace(/\/sign-in$/, '/passkey')
      expect((await other.browser.post(theirs, { credential })).status).toBe(422)
    } finally {
      await server.close()
      vi.useRealTimers()
    }
  })
})
