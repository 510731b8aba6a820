import type { OfferInput } from '#src/contract/operate/offer-input.ts'
import { offersOfCredence } from './offers/of-credence.ts'
import { offersOfOthers } from './offers/of-others.ts'

/** What invented partners offer in demo mode: to the suppliers of one brand, or of all of them. */
export const demoOffers: readonly OfferInput[] = [...offersOfCredence, ...offersOfOthers]
