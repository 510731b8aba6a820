import { catalogueId } from '../fields.ts'
import { offerInput, storedOffer } from '../operate/offer-input.ts'
import { recordEndpoints } from './record-endpoints.ts'

const { list, find, create, change, remove, move } = recordEndpoints({
  ...{ path: '/operate/offers', one: 'an offer', many: 'offers of partners' },
  ...{ id: catalogueId, input: offerInput, stored: storedOffer },
})

/** Offers of partners, as editors work on them (OPR-5). */
export const operateOfferEndpoints = {
  operatedOffers: list,
  operatedOffer: find,
  createOffer: create,
  changeOffer: change,
  removeOffer: remove,
  moveOffer: move,
} as const
