import { expect, it } from 'vitest'
import { userFromClaims } from './user-from-claims.ts'

const ada = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.example',
  slug: 'u1',
}

it.each([
  [{ oid: 'u1', givenName: 'Ada', surname: 'Lovelace', email: 'ada@acme.example' }],
  [{ oid: 'u1', firstName: 'Ada', lastName: 'Lovelace', emails: ['ada@acme.example'] }],
  [{ sub: 'u1', given_name: 'Ada', family_name: 'Lovelace', email: 'ada@acme.example' }],
])('AUT-6 makes the user from the claims: %j', (claims) => {
  expect(userFromClaims(claims)).toEqual(ada)
})

it.each([true, false])(
  'AUT-6 takes over whether the address is confirmed: %j',
  (email_verified) => {
    const user = userFromClaims({ sub: 'u1', email: 'ada@acme.example', email_verified })
    expect(user?.emailVerified).toBe(email_verified)
  },
)

it('AUT-6 leaves out what the claims leave out, but not the id', () => {
  expect(userFromClaims({ sub: 'u1', emails: [], givenName: 7 })).toEqual({
    ...ada,
    firstName: '',
    lastName: '',
    email: '',
  })
  expect(userFromClaims({ email: 'ada@acme.example' })).toBeNull()
})
