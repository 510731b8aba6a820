import { type AffiliateContent, affiliateIdOf } from '#src/contract/operate/affiliate-input.ts'
import { recordsInMemory } from './records-in-memory.ts'

/** An affiliate with which nothing is wrong. */
export const affiliateOf = (slug: string, brandId = 'acme'): AffiliateContent => ({
  ...{ brandId, slug, messageHeading: `Welcome from ${slug}`, messageCopy: 'You know us.' },
  percentOff: 15,
})

/** Affiliates as an editor finds them, with how many people came by each. */
export function affiliatesInMemory(given: readonly AffiliateContent[], people = 0) {
  return recordsInMemory({
    ...{ given, mayShare: false },
    idOf: affiliateIdOf,
    brandOf: ({ brandId }) => brandId,
    faultIn: ({ messageHeading }) => (messageHeading === '' ? 'messageHeading' : null),
    factsOf: () => ({ people }),
    isOrdered: false,
  })
}
