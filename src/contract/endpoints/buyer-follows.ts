import * as v from 'valibot'
import { followedSuppliers } from '../buyers/follow.ts'
import { cadence } from '../buyers/saved-search.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'

const ofBuyer = v.strictObject({ buyer: slug })
const ofSupplier = v.strictObject({ buyer: slug, supplier: slug })

/** Suppliers that a buyer follows, and who is written to about them (DSC-4). */
export const buyerFollowEndpoints = {
  followedSuppliers: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/follows',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The suppliers that a buyer follows, with what has become of them last',
    params: ofBuyer,
    response: followedSuppliers,
  }),
  followSupplier: endpoint({
    method: 'PUT',
    path: '/buyers/:buyer/follows/:supplier',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Follow a supplier; whoever does it first is written to once a week from then on',
    params: ofSupplier,
    status: 204,
  }),
  unfollowSupplier: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/follows/:supplier',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Follow a supplier no more',
    params: ofSupplier,
    status: 204,
  }),
  changeFollowMail: endpoint({
    method: 'PUT',
    path: '/buyers/:buyer/follow-mail',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'How often whoever asks is written to about the suppliers that the buyer follows',
    params: ofBuyer,
    body: v.strictObject({ cadence }),
    response: v.object({ data: v.object({ cadence }) }),
  }),
} as const
