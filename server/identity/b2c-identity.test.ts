import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createB2cIdentity, createRemoteVerify } from './b2c-identity.ts'
import type { Identity } from './identity.ts'

const issuer = 'https://acme.b2clogin.com/tenant/v2.0/'
const audience = 'portal'
const secondFactor = { name: 'amr', value: 'mfa' }
let server: Server
let signing: CryptoKey
let verify: Identity['verify']
let fetches = 0

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  signing = privateKey
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  server = createServer((_request, response) => {
    fetches += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  verify = createRemoteVerify({ keysUrl: urlOf(server), issuer, audience, secondFactor })
})
afterAll(() => {
  server.close()
})

function urlOf(of: Server): URL {
  const address = of.address()
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/keys`)
}

function token(changes: JWTPayload = {}, expires = '1h', kid = 'one'): Promise<string> {
  return new SignJWT({
    sub: 'ada',
    iss: issuer,
    aud: audience,
    given_name: 'Ada',
    family_name: 'Byron',
    emails: ['ada@example.test'],
    ...changes,
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(signing)
}

it('AUT-1 reads the user from a token of the tenant, fetching its keys once', async () => {
  const ada = {
    id: 'ada',
    email: 'ada@example.test',
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Byron',
    hasSecondFactor: false,
    provedAt: 0,
  }
  expect(await verify(await token())).toEqual(ada)
  expect(await verify(await token({ oid: 'object', email_verified: false }))).toEqual({
    ...ada,
    id: 'object',
    emailVerified: false,
  })
  expect(fetches).toBe(1)
})

it.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ amr: 'mfa' }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: 'no mfa' }, false],
  [{ acr: 'mfa' }, false],
  [{}, false],
])('ACC-4 of a token with %j says that there was a second factor: %s', async (claims, expected) => {
  expect((await verify(await token(claims))).hasSecondFactor).toBe(expected)
})

it('ACC-4 takes another claim for the second factor where the tenant has another', async () => {
  const keysUrl = urlOf(server)
  const other = { name: 'acr', value: 'b2c_1a_mfa' }
  const verifyOther = createRemoteVerify({ keysUrl, issuer, audience, secondFactor: other })
  const proved = { hasSecondFactor: true, provedAt: 1_795_000_000_000 }
  const claims = { acr: 'b2c_1a_mfa', auth_time: 1_795_000_000 }
  expect(await verifyOther(await token(claims))).toMatchObject(proved)
  const usual = await verifyOther(await token({ amr: ['mfa'], auth_time: 'soon' }))
  expect(usual).toMatchObject({ hasSecondFactor: false, provedAt: 0 })
})

it('AUT-7 refuses tokens of another issuer or audience, expired ones, and unknown keys', async () => {
  const bad = [
    'nonsense',
    await token({ iss: 'https://evil.example/' }),
    await token({ aud: 'other' }),
    await token({}, '-1h'),
    await token({}, '1h', 'unknown'),
  ]
  for (const one of bad) await expect(verify(one)).rejects.toMatchObject({ status: 401 })
})

it('AUT-7 says that the tenant cannot be reached instead of ending the session', async () => {
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const keysUrl = urlOf(gone)
  await new Promise((resolve) => gone.close(resolve))
  const lost = createRemoteVerify({ keysUrl, issuer, audience, secondFactor })
  await expect(lost(await token())).rejects.toMatchObject({ status: 503 })
})

it('AUT-1 serves no pages of its own for a tenant', () => {
  const identity = createB2cIdentity({
    mode: 'b2c',
    tenantName: 'acme',
    tenantId: 'tenant',
    clientId: audience,
    host: 'acme.b2clogin.com',
    loginPolicy: 'b2c_1_signin',
    registerPolicy: 'b2c_1_signup',
    passwordResetPolicy: 'b2c_1_reset',
    secondFactor,
  })
  expect(identity.verify).toBeTypeOf('function')
})
