import { expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { otherAddress, withoutRefused } from './find-suppliers.ts'

it.each([[{}], [{ country: 'AU,NZ', sdg: 7, q: true }], [{ after: 3, utm_source: 'mail' }]])(
  'DSC-1 an address is left as it is where it is the one of its search: %j',
  (given) => {
    expect(otherAddress(given)).toBeNull()
  },
)

it('DSC-1 a form without script is led to the one address of what it asks for; what it does not know stays', () => {
  expect(
    otherAddress({ q: '', country: ['NZ', 'AU'], sdg: 7, sort: 'best', utm_source: 'mail' }),
  ).toEqual({ country: 'AU,NZ', sdg: '7', utm_source: 'mail' })
  expect(otherAddress({ country: 'NZ,AU' })).toEqual({ country: 'AU,NZ' })
})

it.each([
  [400, 'after', { q: 'linen', near: 'NZ' }],
  [400, 'near', { q: 'linen', after: 'x' }],
  // Nothing of the address is to blame.
  [400, 'sort', null],
  [400, undefined, null],
  [503, 'after', null],
])(
  'DSC-1 of a search that is answered %s about %s, this is asked anew: %j',
  (status, field, meant) => {
    const error = new ProblemError({
      status,
      code: 'invalid',
      message: 'No.',
      ...(field && { field }),
    })
    expect(withoutRefused({ q: 'linen', near: 'NZ', after: 'x' }, error)).toEqual(meant)
  },
)
