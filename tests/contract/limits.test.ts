import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send } from '../fixtures/call.ts'
import { policies } from '#server/identity/constants.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { startEmbeddedApp } from '../fixtures/embedded-app.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { associate, currentUser, environment, newsletter, questionnaireWebhook } = endpoints

/** Calls in a minute; four of them may make something new, one may be a guest's write. */
const perMinute = 40
const noOrganisation = { organisationSlug: 'none' }

contractSuite('limits', (bench) => {
  let app: TestApp
  /** As the proxy in front says who calls. */
  const from = (address: string) => ({ 'x-forwarded-for': address })

  beforeAll(async () => {
    const env = { RATE_LIMIT_PER_MINUTE: String(perMinute), TRUSTED_PROXIES: 'loopback' }
    app = await startTestApp(bench.open, bench.signer.publicKey, { env })
  })
  afterAll(() => app.close())

  it('API-5 SEC-3 counts the calls to the identity provider too: each sign-in is written down', async () => {
    const embedded = await startEmbeddedApp(bench.open, bench.place.dataDir, {
      RATE_LIMIT_PER_MINUTE: String(perMinute),
    })
    const path = MsalClient.path(policies.signIn, '/v2.0/.well-known/openid-configuration')
    const statuses = await statusesOf(perMinute + 2, () => fetch(embedded.url + path))
    expect(statuses).toEqual([...Array.from({ length: perMinute }, () => 200), 429, 429])
    await embedded.close()
  })

  it('ACC-6 tells whoever has a page of the sign-in before them that there were too many requests', async () => {
    const embedded = await startEmbeddedApp(bench.open, bench.place.dataDir, {
      RATE_LIMIT_PER_MINUTE: '1',
    })
    const page = () => fetch(`${embedded.url}/identity/interaction/none`)
    expect((await page()).status).toBe(410)
    const refused = await page()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toContain('text/html')
    expect(await refused.text()).toContain('Too many requests at once.')
    await embedded.close()
  })

  async function statusesOf(count: number, call: () => Promise<Response>) {
    const answers = await Promise.all(Array.from({ length: count }, call))
    return answers.map(({ status }) => status).toSorted((one, other) => one - other)
  }

  it('API-5 SEC-3 slows down an account that calls without end, and no other', async () => {
    const [busy, other] = [await bench.person(), await bench.person()]
    const read = (token: string) => send(app.url, currentUser, { token })
    const statuses = await statusesOf(perMinute + 3, () => read(busy.token))
    expect(statuses).toEqual([...Array.from({ length: perMinute }, () => 200), 429, 429, 429])
    expect(await refuse(app.url, currentUser, { token: busy.token })).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    })
    expect((await read(other.token)).status).toBe(200)
  })

  it('API-5 SEC-3 slows down an account that makes new things without end', async () => {
    const [busy, other] = [await bench.person(), await bench.person()]
    const claim = (token: string) => send(app.url, associate, { token, body: noOrganisation })
    expect(await statusesOf(6, () => claim(busy.token))).toEqual([404, 404, 404, 404, 429, 429])
    expect((await send(app.url, currentUser, { token: busy.token })).status).toBe(200)
    expect((await claim(other.token)).status).toBe(404)
  })

  it('API-5 slows down guests by address', async () => {
    const read = (address: string) => send(app.url, environment, { headers: from(address) })
    const statuses = await statusesOf(perMinute + 1, () => read('192.0.2.1'))
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    expect((await read('192.0.2.2')).status).toBe(200)
  })

  it('API-5 counts an address of IPv6 by the network that one household has', async () => {
    const read = (address: string) => send(app.url, environment, { headers: from(address) })
    let last = 0
    const statuses = await statusesOf(perMinute + 1, () => read(`2001:db8:1:2::${(last += 1)}`))
    expect(statuses.at(-1)).toBe(429)
    expect((await read('2001:db8:1:3::1')).status).toBe(200)
  })

  it('SEC-3 lets guests send few forms, and form services report as often as others call', async () => {
    const headers = from('192.0.2.3')
    const form = () => send(app.url, newsletter, { headers, body: {} })
    const [first, second] = await statusesOf(2, form)
    expect(first).toBeLessThan(429)
    expect(second).toBe(429)
    const report = () =>
      send(app.url, questionnaireWebhook, { headers: from('192.0.2.4'), body: {} })
    expect(await statusesOf(5, report)).not.toContain(429)
  })

  it('SEC-3 counts tokens that are not valid by address', async () => {
    const guess = () => send(app.url, currentUser, { token: 'guessed', headers: from('192.0.2.5') })
    const statuses = await statusesOf(perMinute + 1, guess)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })

  it('API-5 tells each caller what the limits are, what is left and when to come back', async () => {
    const headers = from('192.0.2.6')
    const read = await send(app.url, environment, { headers })
    expect(read.headers.get('ratelimit-policy')).toBe('"address";q=40;w=60')
    expect(read.headers.get('ratelimit')).toMatch(/^"address";r=39;t=\d+$/)
    const { token } = await bench.person()
    const claim = await send(app.url, associate, { token, body: noOrganisation })
    expect(claim.headers.get('ratelimit-policy')).toBe(
      '"account";q=40;w=60, "account-writes";q=4;w=60',
    )
    await statusesOf(perMinute, () => send(app.url, environment, { headers }))
    const refused = await send(app.url, environment, { headers })
    expect(refused.headers.get('ratelimit')).toMatch(/^"address";r=0;t=\d+$/)
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
  })

  it('API-5 has no limits where they are switched off', async () => {
    const read = await send(bench.app.url, environment)
    expect(read.status).toBe(200)
    expect(read.headers.get('ratelimit')).toBeNull()
  })
})
