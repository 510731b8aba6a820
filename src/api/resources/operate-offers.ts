import { operateOfferEndpoints } from '../../contract/endpoints/operate-offers.ts'
import { type OfferContent, storedOffer } from '../../contract/operate/offer-input.ts'
import type { Call } from '../http.ts'
import { recordsApi } from './edited-records.ts'

const names = {
  ...{ list: 'operatedOffers', find: 'operatedOffer', create: 'createOffer' },
  ...{ change: 'changeOffer', remove: 'removeOffer', move: 'moveOffer' },
} as const satisfies Record<string, keyof typeof operateOfferEndpoints>

/** Offers of partners, for editors. */
export const operateOffersApi = (call: Call) =>
  recordsApi<OfferContent>(call, operateOfferEndpoints, names, storedOffer)
