import { expect, it } from 'vitest'
import { otherAddress } from './find-suppliers.ts'

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
