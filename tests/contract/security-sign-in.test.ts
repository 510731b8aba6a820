import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { policies } from '#server/identity/constants.ts'
import { type Answer, Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn, submit } from '#server/identity/testing/people.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type EmbeddedApp, shopHost, startEmbeddedApp } from '../fixtures/embedded-app.ts'

/** Remembers what it was answered, step by step. */
class WatchedBrowser extends Browser {
  readonly answers: Answer[] = []

  override async send(...sent: Parameters<Browser['send']>): Promise<Answer> {
    const answer = await super.send(...sent)
    this.answers.push(answer)
    return answer
  }

  cookies(): string[] {
    return this.answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])
  }
}

/** Ways to write an address that looks like ours, or like a path, and leads elsewhere. */
const foreignAddresses = (own: string) => {
  const { host, port } = new URL(own)
  return [
    'https://evil.example/auth/validate',
    '//evil.example/auth/validate',
    String.raw`\\evil.example\auth\validate`,
    String.raw`/\evil.example/auth/validate`,
    '/%2f%2fevil.example/auth/validate',
    'https:evil.example/auth/validate',
    `http://${host}@evil.example/auth/validate`,
    `http://${host}%40evil.example/auth/validate`,
    `http://${host}.evil.example/auth/validate`,
    String.raw`http://evil.example\@${host}/auth/validate`,
    `http://localhost:${Number(port) + 1}/auth/validate`,
    `${own}/auth/validate/../../login`,
    `${own}/auth/validate?next=//evil.example`,
    `${own}/auth/validate#//evil.example`,
    `${own}/auth/validate%0d%0alocation:%20//evil.example`,
    `${own}/auth/validate\r\nset-cookie: a=b`,
    ` ${own}/auth/validate`,
    '/auth/validate',
    'javascript:alert(1)',
    'data:text/html,evil',
  ]
}

contractSuite('logging in safely', (bench) => {
  let app: EmbeddedApp

  beforeAll(async () => {
    app = await startEmbeddedApp(bench.open, bench.place.dataDir)
  })
  afterAll(() => app.close())

  /** Texts of the letters to somebody, once there are so many: they are sent after the answer. */
  const mailedTo = (email: string, count: number) =>
    vi.waitFor(() => {
      const letters = app.mails.filter(({ to }) => to === email)
      expect(letters).toHaveLength(count)
      return letters.map(({ text }) => text)
    })

  it.each([
    ['localhost', false],
    [shopHost, true],
  ])(
    'SEC-1 no cookie of a sign-in on %s can be read by a script or sent from another site',
    async (host, isSecure) => {
      const browser = new WatchedBrowser(app.port, host)
      const client = new MsalClient(browser)
      const own = isSecure ? `https://${browser.host}` : browser.origin
      const page = await client.authorize(policies.signUp, {
        redirect_uri: `${own}/auth/validate`,
      })
      await submit(browser, page, { ...ada, email: `cookies@${host}`, keep: 'on' })
      const set = browser.cookies()
      expect(set.length).toBeGreaterThan(2)
      for (const cookie of set) {
        const [, ...attributes] = cookie.toLowerCase().split('; ')
        expect(attributes).toContain('httponly')
        expect(attributes).toContain('samesite=lax')
        expect(attributes.includes('secure')).toBe(isSecure)
        expect(attributes.find((one) => one.startsWith('path='))).toMatch(/^path=\/identity/)
        // Without a domain it is for this very host alone.
        expect(attributes.join()).not.toContain('domain=')
      }
    },
  )

  it('SEC-1 nothing of the API sets a cookie', async () => {
    const { token } = await bench.person()
    const answer = await fetch(`${app.url}/api/env`, { headers: { authorization: token } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('SEC-4 no sign-in leads anywhere but back to the portal', async () => {
    for (const address of foreignAddresses(app.url)) {
      const client = new MsalClient(new Browser(app.port))
      const answer = await client.authorize(policies.signIn, { redirect_uri: address })
      expect(answer.status, address).toBe(400)
      expect(answer.headers.location, address).toBeUndefined()
      expect(answer.body, address).not.toMatch(/evil\.example|javascript:|data:text/)
    }
  })

  it('SEC-4 no sign-out leads anywhere but back to the portal', async () => {
    const browser = new Browser(app.port)
    await registered(new MsalClient(browser), { ...ada, email: 'leaving@example.test' })
    for (const address of foreignAddresses(app.url)) {
      const query = new URLSearchParams({ post_logout_redirect_uri: address })
      const path = MsalClient.path(policies.signIn, `/oauth2/v2.0/logout?${query}`)
      const answer = await browser.get(path)
      expect(answer.status, address).toBe(400)
      expect(answer.headers.location, address).toBeUndefined()
      expect(answer.body, address).not.toMatch(/evil\.example|javascript:|data:text/)
    }
  })

  it('SEC-4 a forged Host header, under any name, gets no link to a page of its own by mail', async () => {
    const email = 'forged@example.test'
    await registered(new MsalClient(new Browser(app.port)), { ...ada, email })
    await mailedTo(email, 1)
    const forged = new Browser(app.port, 'evil.example')
    expect((await forged.post('/identity/reset/request', { email })).status).toBe(421)
    const own = new Browser(app.port)
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-host': 'evil.example',
      forwarded: 'host=evil.example;proto=https',
    }
    expect((await own.post('/identity/reset/request', { email }, headers)).status).toBe(200)
    const [, link] = await mailedTo(email, 2)
    expect(link).toContain(`${app.url}/identity/reset?token=`)
    expect(JSON.stringify(app.mails)).not.toContain('evil.example')
  })

  it('SEC-4 no name at a sign-up adds a header or a line to a letter', async () => {
    const client = new MsalClient(new Browser(app.port))
    const page = await client.authorize(policies.signUp)
    for (const firstName of ['Eve\r\nBcc: victim@example.test', 'Eve\nX: y', 'Eve\u0000']) {
      const form = { ...ada, email: 'lines@example.test', firstName }
      expect((await submit(client.browser, page, form)).status).toBe(422)
    }
    for (const email of [
      'a@example.test\r\nBcc: b@example.test',
      'a@example.test,b@example.test',
    ]) {
      expect((await submit(client.browser, page, { ...ada, email })).status).toBe(422)
    }
    expect(JSON.stringify(app.mails)).not.toMatch(/lines@|victim@|[ab]@example\.test/)
  })

  it('ACC-1 SEC-4 the name that was typed at a sign-up is in no mail until the address is confirmed', async () => {
    const email = 'unasked@example.test'
    const browser = new Browser(app.port)
    const advert = { ...ada, email, firstName: 'Prizes at cheap.example' }
    await registered(new MsalClient(browser), advert)
    await mailedTo(email, 1)
    await browser.post('/identity/reset/request', { email })
    await mailedTo(email, 2)
    const letters = app.mails.filter(({ to }) => to === email)
    expect(JSON.stringify(letters)).not.toContain('cheap.example')
    for (const { text } of letters) expect(text).toMatch(/^Hello,\n/)

    const token = /verify\?token=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1] ?? ''
    await browser.post('/identity/verify', { token })
    await browser.post('/identity/reset/request', { email })
    const [, , third] = await mailedTo(email, 3)
    expect(third).toMatch(/^Hello Prizes at cheap\.example,\n/)
  })

  it('SEC-5 neither passwords nor tokens, codes, cookies or addresses are logged, at any level', async () => {
    const browser = new WatchedBrowser(app.port)
    const client = new MsalClient(browser)
    const person = { ...ada, email: 'unlogged@example.test', firstName: 'Unloggable' }
    const first = await registered(client, person)
    const guess = 'wrong-guess-of-somebody-88'
    await signIn(new MsalClient(new WatchedBrowser(app.port)), { ...person, password: guess })
    const { accessToken, refreshToken } = await client.refresh(first.refreshToken)
    await browser.post('/identity/reset/request', { email: person.email })
    const mailed = (await mailedTo(person.email, 2)).map((text) => /token=([\w-]+)/.exec(text)?.[1])
    for (const token of mailed) await browser.get(`/identity/reset?token=${token}`)

    const { currentUser, createSupplier, searchOrganisations } = endpoints
    await succeed(app.url, currentUser, { token: accessToken })
    await succeed(app.url, createSupplier, { token: accessToken, body: { name: 'Unlogged Ltd' } })
    const query = { keyword: 'unlogged' }
    await succeed(app.url, searchOrganisations, { token: accessToken, query })
    await refuse(app.url, currentUser, { token: `${accessToken}x` })

    const handed = browser.answers.flatMap(({ headers }) => [
      ...(headers['set-cookie'] ?? []).map((one) => one.split(/[=;]/)[1] ?? ''),
      new URL(headers.location ?? '', app.url).hash.slice(1).split('&')[0]?.split('=')[1] ?? '',
    ])
    const secrets = [
      person.password,
      guess,
      person.email,
      person.firstName,
      'nlogged',
      first.accessToken,
      first.refreshToken,
      accessToken,
      refreshToken,
      ...mailed,
      ...handed,
    ].filter((secret): secret is string => secret !== undefined && secret.length > 3)
    expect(secrets.length).toBeGreaterThan(12)
    const said = app.log()
    expect(said).toContain('"route":"/api/organisation/search"')
    expect(said).toContain('"route":"/identity/reset/request"')
    for (const secret of secrets) expect(said.includes(secret), secret).toBe(false)
    expect(said).not.toMatch(/eyJ[\w-]{10,}\./)
  })
})
