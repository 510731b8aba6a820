import { expect, it } from 'vitest'
import { readClaims } from './read-claims.ts'

const tokenOf = (claims: unknown) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

it('reads what a token says, whatever letters it has', () => {
  const claims = { oid: '1', exp: 1_800_000_000, given_name: 'Zoë 𝄞', emails: ['z@example.test'] }
  expect(readClaims(tokenOf(claims))).toEqual(claims)
})

it.each(['', 'opaque', 'a.b', 'a..c', 'a.!.c', tokenOf(null), tokenOf('text'), tokenOf([1])])(
  'takes %j for no token',
  (text) => {
    expect(readClaims(text)).toBeNull()
  },
)
