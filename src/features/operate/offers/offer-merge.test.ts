import { expect, it } from 'vitest'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { mergeOffers } from './offer-merge.ts'

const base: OfferContent = {
  ...{ id: 'boxes', brandId: null, offerLabel: 'Reed & Co', title: 'Boxes', description: '' },
  ...{ category: 'cupon', discountCode: 'BOX10', offerPercentage: 10, tag: '' },
  ...{ iconCategories: ['Environment'], callToAction: '', callToActionLink: '', isFifo: false },
}

it('OPR-5 what only one of two has changed is kept, in each language apart', () => {
  const mine = { ...base, offerPercentage: 12, title: { en: 'Boxes', de: 'Kisten' } }
  const theirs = { ...base, discountCode: 'BOX12', title: { en: 'Boxes', ar: 'صناديق' } }
  const merged = {
    ...{ ...base, offerPercentage: 12, discountCode: 'BOX12' },
    title: { en: 'Boxes', ar: 'صناديق', de: 'Kisten' },
  }
  expect(mergeOffers(base, mine, theirs)).toEqual({ mine: merged, theirs: merged, conflicts: [] })
})

it('OPR-5 what both have changed is a conflict, whose sides keep the rest of both', () => {
  const mine = { ...base, title: 'Crates', tag: 'New' }
  const theirs = { ...base, title: 'Cartons', iconCategories: [] }
  const rest = { ...base, tag: 'New', iconCategories: [] }
  expect(mergeOffers(base, mine, theirs)).toEqual({
    mine: { ...rest, title: 'Crates' },
    theirs: { ...rest, title: 'Cartons' },
    conflicts: [{ field: 'title', language: 'en' }],
  })
})

it('OPR-5 the same change twice is none to choose from, and what was emptied stays plain', () => {
  const long = { ...base, title: { en: 'Boxes', de: 'Kisten' } }
  const both = { ...base, title: 'Boxes' }
  expect(mergeOffers(long, both, both)).toEqual({ mine: both, theirs: both, conflicts: [] })
})
