import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStore } from '#server/store/create-store.ts'
import { policies } from '#server/identity/constants.ts'
import { cleanUp } from '#server/identity/provider/clean-up.ts'
import { pressMailed, postAccount } from '#server/identity/testing/account-page.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import {
  type IdentityServer,
  startIdentityServer,
} from '#server/identity/testing/identity-server.ts'
import { mailedLink } from '#server/identity/testing/mailed-link.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn, signUp } from '#server/identity/testing/people.ts'
import { fillDirectory } from '../bench/server/directory.ts'
import { fillActivity } from '../bench/server/growth-activity.ts'
import { engines, type TestEngine } from '../fixtures/engines.ts'
import { createExplainer, type Explainer } from '../fixtures/explain.ts'
import { furnish } from '../fixtures/furnish.ts'
import { fixedTables } from '../fixtures/growing-tables.ts'
import { recordStatements, type Recording } from '../fixtures/recorded-statements.ts'

const fresh = 'amber-canyon-88-flute'

describe.each(engines)('accounts among many others ($name)', ({ start }) => {
  let recording: Recording
  let engine: TestEngine
  let server: IdentityServer
  let explainer: Explainer

  beforeAll(async () => {
    recording = recordStatements()
    engine = await start()
    const place = await engine.migratedPlace()
    server = await startIdentityServer(place)
    await fillDirectory(server.open, 100)
    await furnish({ app: { store: createStore(server.open) } })
    await fillActivity(server.open, 100)
    explainer = await createExplainer(place, fixedTables)
  })
  afterAll(async () => {
    recording.stop()
    await explainer.close()
    await server.close()
    await engine.stop()
  })

  const client = () => new MsalClient(new Browser(server.port))
  const mailed = (subject: RegExp) => vi.waitFor(() => mailedLink(server, subject))

  /** Everything that people do with an account. */
  async function live(): Promise<string[]> {
    const own = client()
    const tokens = await registered(own)
    await pressMailed(own.browser, await mailed(/Confirm your email address/))
    await signIn(client(), { ...ada, password: 'wrong-harbour-11-moon' })
    await signIn(client(), { ...ada, keep: 'yes' })
    await own.refresh(tokens.refreshToken)
    await server.identity.verify(tokens.accessToken)
    const again = client()
    await signUp(again, { ...ada, password: fresh })
    const join = await mailed(/You already have an account/)
    await again.browser.post('/identity/join', { token: join.token, password: ada.password })
    const account = await own.browser.get('/identity/account')
    await postAccount(own, 'sessions/end-others')
    await postAccount(own, 'address', {
      newEmail: 'countess@example.test',
      passwordForEmail: ada.password,
    })
    await pressMailed(own.browser, await mailed(/Confirm your new email address/), {
      answer: 'agree',
    })
    await postAccount(own, 'password', { presentPassword: ada.password, newPassword: fresh })
    await client().authorize(policies.reset)
    await new Browser(server.port).post('/identity/reset/request', { email: ada.email })
    const reset = await mailed(/Reset your password/)
    const { token } = reset
    const done = await pressMailed(new Browser(server.port), reset, {
      token,
      password: ada.password,
    })
    await cleanUp(server.open.db, Date.now())
    return [account.body, done.body]
  }

  it('are found without reading all of them', async () => {
    const [account, reset] = await recording.during('account', live)
    expect(account).toContain(ada.email)
    expect(reset).toContain('Your password is changed')
    const sent = recording.statements()
    expect(sent.length).toBeGreaterThan(30)
    for (const one of sent) expect.soft(await explainer.wholeReads(one), one.text).toEqual([])
  })
})
