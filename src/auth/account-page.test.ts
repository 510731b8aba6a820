import { expect, it } from 'vitest'
import { accountPageOf, secondFactorPageOf, sendAgainPageOf } from './account-page.ts'

const identity = {
  clientId: 'portal',
  tenantId: 'tenant',
  tenantName: 'acme',
  host: 'portal.example',
  pathPrefix: '/identity',
  loginPolicy: 'b2c_1_signin',
  registerPolicy: 'b2c_1_signup',
  passwordResetPolicy: 'b2c_1_reset',
}
const b2c = { ...identity, host: 'acme.b2clogin.com', pathPrefix: '' }

it('ACC-3 the account has a page at the embedded provider only', () => {
  expect(accountPageOf({ identity })).toBe('/identity/account')
  expect(accountPageOf({ identity: b2c })).toBeNull()
  expect(secondFactorPageOf({ identity })).toBe('/identity/account#second-factor')
  expect(secondFactorPageOf({ identity: b2c })).toBeNull()
})

it('ACC-3 reminds of an address only where this portal confirms it and answers for it', () => {
  expect(sendAgainPageOf({ identity, apiBaseUrl: '/api' })).toBe('/identity/verify/send')
  expect(sendAgainPageOf({ identity: b2c, apiBaseUrl: '/api' })).toBeNull()
  for (const apiBaseUrl of ['https://api.example', '//api.example', '']) {
    expect(sendAgainPageOf({ identity, apiBaseUrl })).toBeNull()
  }
})
