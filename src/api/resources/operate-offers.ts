import { operateOfferEndpoints } from '../../contract/endpoints/operate-offers.ts'
import type { OfferContent } from '../../contract/operate/offer-input.ts'
import {
  type OperatedOffer,
  type OperatedOffers,
  operatedOffers,
} from '../../contract/operate/offers.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

const { operatedOffer, createOffer, changeOffer } = operateOfferEndpoints

/** Offers of partners, for editors. */
export const operateOffersApi = (call: Call) => ({
  async list(): Promise<OperatedOffers> {
    return readAnswer(operatedOffers, await call(operateOfferEndpoints, 'operatedOffers', {}))
  },
  async find(id: string): Promise<OperatedOffer> {
    const answer = await call(operateOfferEndpoints, 'operatedOffer', { params: { id } })
    return readAnswer(operatedOffer.response, answer).data
  },
  /** Adds an offer at the end. Rejects with `offer-exists` (409) where its id is taken. */
  async create(offer: OfferContent): Promise<OperatedOffer> {
    const answer = await call(operateOfferEndpoints, 'createOffer', { body: { offer } })
    return readAnswer(createOffer.response, answer).data
  },
  /** Rejects with `offer-changed` (409) where it is not the version that was looked at any more. */
  async change(version: string, offer: OfferContent): Promise<OperatedOffer> {
    const given = { params: { id: offer.id }, body: { version, offer } }
    const answer = await call(operateOfferEndpoints, 'changeOffer', given)
    return readAnswer(changeOffer.response, answer).data
  },
  /** Rejects as `change` does. */
  async remove(id: string, version: string): Promise<void> {
    await call(operateOfferEndpoints, 'removeOffer', { params: { id, version } })
  },
  /** Puts an offer right behind another one; null: in front of all. @returns the order as it is then */
  async move(id: string, after: string | null): Promise<OperatedOffers> {
    const given = { params: { id }, body: { after } }
    return readAnswer(operatedOffers, await call(operateOfferEndpoints, 'moveOffer', given))
  },
})
export type OperateOffersApi = ReturnType<typeof operateOffersApi>
