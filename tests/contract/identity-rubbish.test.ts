import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { embeddedTenant, policies } from '#server/identity/constants.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import {
  type IdentityServer,
  startIdentityServer,
} from '#server/identity/testing/identity-server.ts'
import { formAction, fragmentOf, MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signUp } from '#server/identity/testing/people.ts'
import { engines, type TestEngine } from '../fixtures/engines.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { nastyPiece } from '../fixtures/rubbish.ts'

const runs = { seed: 20_260_102, numRuns: 25 } as const
const form = 'application/x-www-form-urlencoded'
const fields = ['email', 'password', 'firstName', 'lastName', 'keep', 'token', 'code', 'grant_type']
const tenant = `/identity/${embeddedTenant.tenantName}.onmicrosoft.com/${policies.signIn}`

/** Fields of a form, some given twice, values with broken encoding. */
const nastyForm = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...fields), nastyPiece), nastyPiece), { maxLength: 6 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

describe.each(engines)('rubbish for the identity provider ($name)', ({ start }) => {
  let engine: TestEngine
  let server: IdentityServer
  let client: MsalClient

  beforeAll(async () => {
    engine = await start()
    server = await startIdentityServer(await engine.place())
  })
  beforeEach(() => {
    client = new MsalClient(new Browser(server.port))
  })
  afterAll(async () => {
    await server.close()
    await engine.stop()
  })

  const accounts = async () => {
    const rows = await server.open.db.selectFrom('accounts').select('email').execute()
    return rows.map((row) => row.email).toSorted()
  }

  it.each([policies.signIn, policies.signUp, policies.reset])(
    'API-5 AUT-2 the form of %s shows its page again whatever is posted, and makes no account',
    async (policy) => {
      const action = formAction(await client.authorize(policy))
      const before = await accounts()
      await fc.assert(
        fc.asyncProperty(nastyForm, async (body) => {
          const headers = { 'content-type': form }
          const answer = await client.browser.send(action, { method: 'POST', headers, body })
          expect([200, 400, 413, 422, 429]).toContain(answer.status)
          expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        }),
        runs,
      )
      expect(await accounts()).toEqual(before)
    },
  )

  it.each([
    '/identity/reset',
    '/identity/reset/request',
    '/identity/verify',
    '/identity/verify/new-password',
    '/identity/verify/send',
  ])('API-5 %s takes or refuses any form and any query with a page', async (path) => {
    await fc.assert(
      fc.asyncProperty(nastyForm, fc.constantFrom('GET', 'POST'), async (text, method) => {
        const posted = { headers: { 'content-type': form }, body: text }
        const answer = await rawCall(server.origin, method === 'GET' ? `${path}?${text}` : path, {
          method,
          ...(method === 'POST' && posted),
        })
        expect([200, 400, 404, 410, 413, 422, 429]).toContain(answer.status)
        expect(answer.type).toBe('text/html; charset=utf-8')
      }),
      runs,
    )
  })

  it.each([
    ['authorize', 'GET', `client_id=${embeddedTenant.clientId}`],
    ['token', 'POST', `client_id=${embeddedTenant.clientId}&grant_type=authorization_code`],
    ['token', 'POST', `client_id=${embeddedTenant.clientId}&grant_type=refresh_token`],
    ['logout', 'GET', ''],
  ])(
    'API-5 the %s address of the protocol (%s) refuses rubbish, never fails',
    async (name, method, start) => {
      const key = fc.constantFrom(
        'code',
        'refresh_token',
        'code_verifier',
        'redirect_uri',
        'state',
        'scope',
        'id_token_hint',
        'post_logout_redirect_uri',
      )
      const pairs = fc.array(fc.tuple(fc.oneof(key, nastyPiece), nastyPiece), {
        minLength: 1,
        maxLength: 5,
      })
      await fc.assert(
        fc.asyncProperty(pairs, async (all) => {
          const text = [start, ...all.map((pair) => pair.join('='))].join('&')
          const path = `${tenant}/oauth2/v2.0/${name}`
          const posted = { headers: { 'content-type': form }, body: text }
          const answer = await rawCall(server.origin, method === 'GET' ? `${path}?${text}` : path, {
            method,
            ...(method === 'POST' && posted),
          })
          expect(answer.status, answer.text).toBeLessThan(500)
        }),
        runs,
      )
    },
  )

  it.each([
    `client_id=${embeddedTenant.clientId}&grant_type=authorization_code&code_verifier=${'v'.repeat(43)}&redirect_uri=x&code=a%00b`,
    `client_id=${embeddedTenant.clientId}&grant_type=refresh_token&refresh_token=a%00b`,
  ])('AUT-2 refuses a code or token with U+0000 in it: %s', async (body) => {
    const call = { method: 'POST', headers: { 'content-type': form }, body }
    const answer = await rawCall(server.origin, `${tenant}/oauth2/v2.0/token`, call)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ error: 'invalid_grant' })
  })

  it.each([
    [`${tenant}//:99999`, 404],
    [`${tenant}/..%2f..%2f`, 404],
    [`${tenant}/oauth2/v2.0/authorize/%00`, 400],
    [`${tenant.replace('_', '%5f')}/oauth2/v2.0/authorize`, 404],
    [tenant.replace(policies.signIn, 'constructor') + '/oauth2/v2.0/authorize', 404],
    ['/identity/interaction/%00', 410],
    ['/identity/interaction/__proto__/sign-in', 410],
  ])('API-5 %s is answered with %i', async (path, status) => {
    expect((await rawCall(server.origin, path)).status).toBe(status)
  })

  it.each(['', '?token=', '?token=%00', `?token=${'x'.repeat(4000)}`])(
    'AUT-2 refuses the broken or invented reset link %j in plain words',
    async (query) => {
      const answer = await rawCall(server.origin, `/identity/reset${query}`)
      expect(answer.status).toBe(410)
      expect(answer.text).toContain('<h1>This link does not work</h1>')
    },
  )

  it.each([
    'localhost:99999',
    '1.2.3.4.5',
    '999.1.1.1',
    'evil"><script>',
    'evil.example',
    '[::1',
    '',
  ])('SEC-4 the host %j gets a page that names nothing of it', async (host) => {
    const answer = await rawCall(server.origin, '/identity/verify', { headers: { host } })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).not.toMatch(/evil|99999|999\.1|<script/)
  })

  it('API-5 refuses a huge form and forms that are none', async () => {
    const action = formAction(await client.authorize(policies.signUp))
    const statuses = await Promise.all(
      [
        [form, `email=${'x'.repeat(1_100_000)}`],
        ['application/json', '{"email":"a@b.example"}'],
        ['text/plain', 'email=a@b.example'],
        ['nonsense', 'email'],
      ].map(async ([type = '', body = '']) => {
        const call = { method: 'POST', headers: { 'content-type': type }, body }
        return (await client.browser.send(action, call)).status
      }),
    )
    expect(statuses).toEqual([413, 415, 415, 415])
  })

  it('API-5 AUT-2 takes U+0000 in an address for no address', async () => {
    const action = formAction(await client.authorize(policies.signIn))
    const answer = await client.browser.post(action, { email: 'a\0b@c.example', password: 'x\0' })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('Enter your email address.')
  })

  it('AUT-2 shows that it has expired to whoever posts without the cookie, or once more', async () => {
    const page = await client.authorize(policies.signUp)
    const action = formAction(page)
    const person = { ...ada, email: 'replay@example.test' }
    const stranger = await new Browser(server.port).post(action, person)
    expect(stranger.status).toBe(410)
    expect(await accounts()).not.toContain(person.email)
    await client.browser.follow(await client.browser.post(action, person))
    const again = await client.browser.post(action, { ...person, email: 'replay2@example.test' })
    expect(again.status).toBe(410)
    expect(await accounts()).not.toContain('replay2@example.test')
  })

  it('AUT-2 makes one account of a sign-up that is sent twice at once', async () => {
    const action = formAction(await client.authorize(policies.signUp))
    const person = { ...ada, email: 'twice@example.test' }
    const capitals = { ...ada, email: 'TWICE@example.test' }
    const answers = await Promise.all(
      [person, capitals, person].map((one) => client.browser.post(action, one)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303])
    const made = (await accounts()).filter((email) => /^twice@/i.test(email))
    expect(made).toHaveLength(1)
  })

  it('AUT-2 leads on to the account that the first tab has made, from the same form in a second one', async () => {
    const person = { ...ada, email: 'tabs@example.test' }
    await registered(client, person)
    const second = await signUp(new MsalClient(client.browser), person)
    expect(fragmentOf(second).get('code')).toBeTruthy()
    expect((await accounts()).filter((email) => email === person.email)).toHaveLength(1)
  })
})
