import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { catalogueId } from '../fields.ts'
import { offerInput } from '../operate/offer-input.ts'
import { operatedOffer, operatedOffers } from '../operate/offers.ts'

const one = { access: 'operators', roles: ['editor'] } as const
const id = v.strictObject({ id: catalogueId })
const version = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'is not a version of an offer'))
/** The offer in front of it; null: it is the first. */
const after = v.nullable(catalogueId)

/** Offers of partners, as editors work on them (OPR-5). */
export const operateOfferEndpoints = {
  operatedOffers: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/offers',
    summary: 'Offers of the brands that whoever asks looks after, and of every brand, in order',
    response: operatedOffers,
  }),
  operatedOffer: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/offers/:id',
    summary: 'An offer with all languages of its texts',
    params: id,
    response: v.object({ data: operatedOffer }),
  }),
  createOffer: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/offers',
    summary: 'Add an offer at the end, or where one stood that was taken away',
    body: v.strictObject({ offer: offerInput, after: v.optional(after) }),
    response: v.object({ data: operatedOffer }),
    status: 201,
  }),
  changeOffer: endpoint({
    ...one,
    method: 'PUT',
    path: '/operate/offers/:id',
    summary:
      'Replace an offer where it stands; refused where it is not what was looked at any more',
    params: id,
    body: v.strictObject({ version, offer: offerInput }),
    response: v.object({ data: operatedOffer }),
  }),
  removeOffer: endpoint({
    ...one,
    method: 'DELETE',
    path: '/operate/offers/:id/:version',
    summary: 'Take an offer away; refused where it is not what was looked at any more',
    params: v.strictObject({ id: catalogueId, version }),
    status: 204,
  }),
  moveOffer: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/offers/:id/place',
    summary: 'Put an offer right behind another one; those between keep their order',
    params: id,
    body: v.strictObject({ after }),
    response: operatedOffers,
  }),
} as const
