import { expect, it } from 'vitest'
import { authorityOf, embeddedDiscovery, formStyles, policyOfClaims } from './authority.ts'

const embedded = {
  clientId: 'c',
  tenantId: 't',
  tenantName: 'credence',
  host: 'localhost:4310',
  pathPrefix: '/identity',
  loginPolicy: 'b2c_1_signin',
  registerPolicy: 'b2c_1_signup',
  passwordResetPolicy: 'b2c_1_reset',
}

it('AUT-1 AUT-2 both providers have the same shape of authority', () => {
  expect(authorityOf(embedded, 'b2c_1_signin')).toBe(
    'https://localhost:4310/identity/credence.onmicrosoft.com/b2c_1_signin',
  )
  const b2c = { ...embedded, tenantName: 'Acme', host: 'acme.b2clogin.com', pathPrefix: '' }
  expect(authorityOf(b2c, 'B2C_1_SignIn')).toBe(
    'https://acme.b2clogin.com/acme.onmicrosoft.com/b2c_1_signin',
  )
})

it('AUT-2 of the embedded provider alone it is known where the styles of its pages are', () => {
  const origin = 'http://localhost:4310'
  expect(formStyles(embedded, origin)).toBe(`${origin}/identity/pages.css`)
  expect(formStyles({ ...embedded, host: 'acme.b2clogin.com' }, origin)).toBeNull()
  expect(formStyles({ ...embedded, pathPrefix: '' }, origin)).toBeNull()
})

it('AUT-1 silent requests go to the policy that the account came from', () => {
  expect(policyOfClaims(embedded, { tfp: 'B2C_1_SIGNUP' })).toBe('b2c_1_signup')
  expect(policyOfClaims(embedded, { acr: 'b2c_1_reset' })).toBe('b2c_1_reset')
  expect(policyOfClaims(embedded, { tfp: 'b2c_1_unknown' })).toBe('b2c_1_signin')
  expect(policyOfClaims(embedded, {})).toBe('b2c_1_signin')
})

it('AUT-2 what the embedded provider says of itself is known without asking, and of no other', () => {
  const at = (host: string, path = '/identity/credence.onmicrosoft.com/b2c_1_signin') =>
    `https://${host}${path}/v2.0/.well-known/openid-configuration`
  const origin = 'http://localhost:4310'
  expect(embeddedDiscovery(embedded, at('localhost:4310'), origin)).toMatchObject({
    issuer: 'https://localhost:4310/t/v2.0/',
    authorization_endpoint:
      'http://localhost:4310/identity/credence.onmicrosoft.com/b2c_1_signin/oauth2/v2.0/authorize',
  })
  expect(embeddedDiscovery(embedded, at('localhost:4310', '/other'), origin)).toBeNull()
  const b2c = { ...embedded, host: 'acme.b2clogin.com', pathPrefix: '' }
  expect(embeddedDiscovery(b2c, at('acme.b2clogin.com'), origin)).toBeNull()
})
