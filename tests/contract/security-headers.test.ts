import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint, Method } from '#src/contract/endpoint.ts'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { type Answer, Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, signIn, signUp } from '#server/identity/testing/people.ts'
import { policies } from '#server/identity/constants.ts'
import { type CallInput, send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type EmbeddedApp, shopHost, startEmbeddedApp } from '../fixtures/embedded-app.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { endpointTable, whoMay } from '../fixtures/endpoint-table.ts'
import { createWorld, type World } from '../fixtures/world.ts'

const names = Object.keys(endpoints) as EndpointName[]
const closed = names.filter((name) => endpoints[name].access !== 'public')

/** A method that the path of an endpoint does not have. */
function missingMethod(name: EndpointName): Method {
  const { path } = endpoints[name]
  const taken = names.filter((one) => endpoints[one].path === path)
  const free = (['PUT', 'DELETE', 'PATCH'] as const).find((method) =>
    taken.every((one) => endpoints[one].method !== method),
  )
  if (!free) throw new Error(`${path} has every method`)
  return free
}

/** What no answer may lack, whatever it is and whoever made it. */
function expectSecured(headers: Readonly<Record<string, unknown>>) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin)$/),
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/default-src '(?:none|self)'/)
  expect(policy).toMatch(/frame-ancestors 'none'|sandbox/)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
}

contractSuite(
  'headers of every answer',
  (bench) => {
    let world: World
    let whole: EmbeddedApp

    beforeAll(async () => {
      await furnish(bench)
      world = await createWorld(bench)
      whole = await startEmbeddedApp(bench.open, bench.place.dataDir)
    })
    afterAll(() => whole.close())

    const attempt = async (name: EndpointName, more: object) => {
      const call = { ...((await endpointTable[name].call(world)) as object), ...more }
      const answer = await send(bench.app.url, endpoints[name], call)
      // A connection with an answer that nobody reads stays open.
      await answer.arrayBuffer()
      expectSecured(Object.fromEntries(answer.headers))
      return answer.status
    }

    it.each(names.filter((name) => name !== 'leaveOrganisation'))(
      'SEC-1 %s carries them when it answers',
      async (name) => {
        const { token } = whoMay(name, world)
        expect(await attempt(name, { token })).toBe(endpoints[name].status)
      },
    )

    it.each(closed)('SEC-1 %s carries them when it refuses a token', async (name) => {
      expect(await attempt(name, { token: 'nonsense' })).toBe(401)
    })

    it.each(names)('SEC-1 %s carries them when it has no such method', async (name) => {
      const endpoint: Endpoint = { ...endpoints[name], method: missingMethod(name) }
      const { body: _none, ...call } = (await endpointTable[name].call(
        world,
      )) as CallInput<Endpoint>
      const answer = await send(bench.app.url, endpoint, call)
      await answer.arrayBuffer()
      expect(answer.status).toBe(404)
      expectSecured(Object.fromEntries(answer.headers))
    })

    it.each([
      ['/nowhere', 404],
      ['/api/nowhere', 404],
      ['/api/organizations/%zz', 400],
      ['/%zz', 400],
      ['/health', 200],
      ['/ready', 200],
      ['/api/openapi.json', 200],
      ['/identity/nowhere', 404],
      ['/identity/reset/request', 200],
      ['/identity/pages.css', 200],
      ['/identity/interaction/none', 410],
      [MsalClient.path(policies.signIn, '/v2.0/.well-known/openid-configuration'), 200],
      [MsalClient.path(policies.signIn, '/discovery/v2.0/keys'), 200],
      [MsalClient.path(policies.signIn, '/oauth2/v2.0/authorize'), 400],
      [MsalClient.path(policies.signIn, '/oauth2/v2.0/nothing'), 404],
    ])(
      'SEC-1 %s, answered with %i, carries them, with HSTS off loopback alone',
      async (path, status) => {
        const here = await new Browser(whole.port).get(path)
        expect(here.status).toBe(status)
        expectSecured(here.headers)
        expect(here.headers).not.toHaveProperty('strict-transport-security')
        const abroad = await new Browser(whole.port, shopHost).get(path)
        expectSecured(abroad.headers)
        expect(abroad.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}$/)
      },
    )

    it('SEC-1 a host that is none of ours gets them too', async () => {
      const foreign = await new Browser(whole.port, 'evil.example').get('/identity/verify')
      expect(foreign.status).toBe(421)
      expectSecured(foreign.headers)
    })

    it('SEC-1 every step of a sign-up and a sign-in carries them', async () => {
      const steps: Answer[] = []
      class Watched extends Browser {
        override async send(...sent: Parameters<Browser['send']>) {
          const answer = await super.send(...sent)
          steps.push(answer)
          return answer
        }
      }
      const client = new MsalClient(new Watched(whole.port))
      await client.exchange(await signUp(client), policies.signUp)
      await client.authorize(policies.signIn)
      const again = new MsalClient(new Watched(whole.port))
      await again.exchange(await signIn(again, ada))
      expect(steps.length).toBeGreaterThan(5)
      for (const { headers } of steps) expectSecured(headers)
    })

    it('SEC-1 what is no HTTP is answered as a text that nothing may come of', async () => {
      const socket = connect(whole.port, 'localhost')
      await once(socket, 'connect')
      socket.write('GET /api/env HTTP/9.9\r\n\r\n')
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('x-content-type-options: nosniff\r\n')
      expect(answer).toContain(
        "content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n",
      )
    })
  },
  furnishedEnv,
)
