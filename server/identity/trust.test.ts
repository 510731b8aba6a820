import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { decodeJwt, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { embeddedTenant, grantClaim, passwordClaim, policies } from './constants.ts'
import { loadKeys } from './provider/keys.ts'
import { Browser } from './testing/browser.ts'
import {
  startIdentityServer,
  temporaryFolder,
  type IdentityServer,
} from './testing/identity-server.ts'
import { fragmentOf, MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, registered, signIn } from './testing/people.ts'

const run = promisify(execFile)

let server: IdentityServer
let tokens: Tokens
const { clientId, tenantId } = embeddedTenant

beforeAll(async () => {
  server = await startIdentityServer({
    config: { production: true, publicUrl: 'http://localhost' },
    brands: Object.fromEntries(
      ['localhost', 'verdant.localhost', 'shop.example', 'harbour.example:8443'].map((domain) => [
        domain,
        { ...defaultBrand, id: 'brand', domain },
      ]),
    ),
  })
  tokens = await registered(new MsalClient(new Browser(server.port)))
})
afterAll(() => server.close())

describe('redirects and hosts', () => {
  it.each([
    'https://evil.example/auth/validate',
    'http://localhost:1/auth/validate',
    'javascript:alert(1)',
    '//evil.example',
  ])('SEC-4 refuses to return to %s', async (address) => {
    const client = new MsalClient(new Browser(server.port))
    const answer = await client.authorize(policies.signIn, { redirect_uri: address })
    expect(answer.status).toBe(400)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body).toContain('This log-in cannot go on')
  })

  it('SEC-4 refuses to return to a foreign address after signing out', async () => {
    const query = new URLSearchParams({ post_logout_redirect_uri: 'https://evil.example/' })
    const answer = await new Browser(server.port).get(
      MsalClient.path(policies.signIn, `/oauth2/v2.0/logout?${query}`),
    )
    expect(answer.status).toBe(400)
    expect(answer.body).not.toContain('evil.example')
  })

  it('SEC-4 answers nothing under a host that is none of ours', async () => {
    const answer = await new Browser(server.port, 'evil.example').get('/identity/reset/request')
    expect(answer.status).toBe(421)
    const own = await new Browser(server.port, 'harbour.localhost').get('/identity/signed-out')
    expect(own.status).toBe(421)
  })

  it('AUT-2 signs in on each host under its own issuer, with one set of accounts', async () => {
    const client = new MsalClient(new Browser(server.port, 'verdant.localhost'))
    const back = await signIn(client, ada)
    expect(back.headers.location).toContain(
      `http://verdant.localhost:${server.port}/auth/validate#`,
    )
    const verdant = await client.exchange(back)
    expect(verdant.idClaims.iss).toContain('https://verdant.localhost')
    expect((await server.identity.verify(verdant.accessToken)).id).toBe(tokens.idClaims.sub)
  })

  it('BRD-1 a brand whose host has a port is signed in at there, and at no other port', async () => {
    const path = MsalClient.path(policies.signIn, '/v2.0/.well-known/openid-configuration')
    const at = (host: string) => new Browser(server.port).send(path, { headers: { host } })
    const own = await at('harbour.example:8443')
    expect(own.status).toBe(200)
    expect(JSON.parse(own.body)).toMatchObject({
      issuer: `https://harbour.example:8443/${tenantId}/v2.0/`,
      jwks_uri: `https://harbour.example:8443${MsalClient.path(policies.signIn, '/discovery/v2.0/keys')}`,
    })
    expect((await at('harbour.example:8444')).status).toBe(421)
    expect((await at('harbour.example')).status).toBe(421)
    expect((await at('shop.example:8443')).status).toBe(200)
  })

  it('SEC-1 sends Secure cookies and https addresses off loopback', async () => {
    const browser = new Browser(server.port, 'shop.example')
    const client = new MsalClient(browser)
    const discovery = await browser.get(
      MsalClient.path(policies.signIn, '/v2.0/.well-known/openid-configuration'),
    )
    const offered = JSON.parse(discovery.body) as Record<string, unknown>
    expect(offered['response_types_supported']).toEqual(['code'])
    expect(offered['code_challenge_methods_supported']).toEqual(['S256'])
    expect(offered['token_endpoint']).toMatch(/^https:\/\/shop\.example/)
    expect(discovery.headers['strict-transport-security']).toBeDefined()
    const answer = await browser.get(
      client.authorizePath(policies.signIn, {
        redirect_uri: `https://${browser.host}/auth/validate`,
      }),
    )
    const cookies = answer.headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) expect(cookie).toMatch(/samesite=lax; secure; httponly/)
  })

  it('SEC-3 refuses a form that another site posts', async () => {
    const browser = new Browser(server.port)
    const form = { email: 'a@example.test' }
    const foreign = await browser.post('/identity/reset/request', form, {
      origin: 'https://evil.example',
    })
    expect(foreign.status).toBe(403)
    const framed = await browser.post('/identity/reset/request', form, {
      'sec-fetch-site': 'cross-site',
    })
    expect(framed.status).toBe(403)
  })
})

describe('tokens', () => {
  async function forged(
    changes: JWTPayload,
    options: { typ?: string; expires?: string; key?: CryptoKey } = {},
  ): Promise<string> {
    const { signing } = await loadKeys(server.open.db)
    const key = options.key ?? (await importJWK(signing, 'RS256'))
    const { [passwordClaim]: set, [grantClaim]: grant } = decodeJwt(tokens.accessToken)
    return new SignJWT({
      sub: tokens.idClaims.sub ?? '',
      aud: clientId,
      iss: `https://localhost:${server.port}/${tenantId}/v2.0/`,
      [passwordClaim]: set,
      [grantClaim]: grant,
      ...changes,
    })
      .setProtectedHeader({ alg: 'RS256', typ: options.typ ?? 'at+jwt', kid: signing.kid ?? '' })
      .setIssuedAt()
      .setExpirationTime(options.expires ?? '1h')
      .sign(key)
  }
  const refused = { status: 401, code: 'unauthenticated' }

  it('AUT-7 accepts what is issued here', async () => {
    const user = await server.identity.verify(await forged({}))
    expect(user.id).toBe(tokens.idClaims.sub)
  })

  it('AUT-7 refuses tampered, expired and foreign tokens, and id tokens', async () => {
    const [head, body, signature] = tokens.accessToken.split('.')
    const changed = Buffer.from(
      Buffer.from(body ?? '', 'base64url')
        .toString()
        .replace('"sub":"', '"sub":"0'),
    ).toString('base64url')
    const { privateKey } = await generateKeyPair('RS256')
    const bad = [
      '',
      'nonsense',
      `${head}.${changed}.${signature}`,
      await forged({}, { expires: '-1h' }),
      await forged({ aud: 'somebody-else' }),
      await forged({ iss: `https://evil.example/${tenantId}/v2.0/` }),
      await forged({ iss: 'https://localhost/other-tenant/v2.0/' }),
      await forged({ sub: 'nobody' }),
      await forged({ [passwordClaim]: new Date(0).toISOString() }),
      await forged({ [passwordClaim]: undefined }),
      await forged({ [grantClaim]: undefined }),
      await forged({ [grantClaim]: 'no-such-grant' }),
      await forged({}, { typ: 'JWT' }),
      await forged({}, { key: privateKey }),
    ]
    for (const token of bad) {
      await expect(server.identity.verify(token), token).rejects.toMatchObject(refused)
    }
  })
})

describe('one database', () => {
  it('AUT-2 gives processes that start together the same keys', async () => {
    const folder = await temporaryFolder()
    onTestFinished(() => folder.remove())
    const program = fileURLToPath(new URL('testing/print-key.ts', import.meta.url))
    const start = async () => (await run(process.execPath, [program, folder.path])).stdout
    const [one, ...others] = await Promise.all([start(), start(), start()])
    expect(one).toMatch(/^\S{43} \S{43}\n$/)
    expect(others).toEqual([one, one])
  })

  it('AUT-2 keeps accounts, keys and sessions over a restart', async () => {
    const folder = await temporaryFolder()
    onTestFinished(() => folder.remove())
    const dataDir = folder.path
    const before = await startIdentityServer({ dataDir })
    const { accessToken } = await registered(new MsalClient(new Browser(before.port)))
    await before.close()
    const after = await startIdentityServer({ dataDir })
    try {
      expect((await after.identity.verify(accessToken)).email).toBe(ada.email)
      const back = await signIn(new MsalClient(new Browser(after.port)), ada)
      expect(fragmentOf(back).get('code')).toBeTruthy()
    } finally {
      await after.close()
    }
  })
})
