import { describe, expect, it } from 'vitest'
import type { Offer } from '../../contract/offer.ts'
import { categoriesOf, filterOffers } from './filter-offers.ts'

const offer = (id: string, ...iconCategories: string[]): Offer => ({
  id,
  offerLabel: '',
  title: id,
  description: '',
  discountCode: '',
  category: '',
  offerPercentage: null,
  tag: '',
  iconCategories,
  callToAction: '',
  callToActionLink: '',
  isFifo: false,
})
const all = [
  offer('a', 'Environment', 'Social'),
  offer('b', 'governance '),
  offer('c'),
  offer('d', 'Social'),
]
const ids = (
  ...wanted: Parameters<typeof filterOffers>[1] extends ReadonlySet<infer C> ? C[] : never
) => filterOffers(all, new Set(wanted)).map(({ id }) => id)

describe('filterOffers', () => {
  it('BEN-1 shows all offers where no category is wanted', () => {
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('BEN-1 shows the offers of any wanted category, in their order', () => {
    expect(ids('Social')).toEqual(['a', 'd'])
    expect(ids('Social', 'Governance')).toEqual(['a', 'b', 'd'])
    expect(ids('Diversity')).toEqual([])
  })

  it('BEN-1 knows categories however they are spelled, and leaves out those without a mark', () => {
    expect(categoriesOf(offer('x', 'SOCIAL', ' environment', 'Weather', 'Social'))).toEqual([
      'Environment',
      'Social',
    ])
  })
})
