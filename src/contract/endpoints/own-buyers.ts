import { ownBuyers } from '../buyers/buyer.ts'
import { endpoint } from '../endpoint.ts'

/** By this every page of a user finds out whether they buy; the other calls of buyers come with their pages. */
export const ownBuyerEndpoints = {
  ownBuyers: endpoint({
    method: 'GET',
    path: '/buyers',
    access: 'signed-in',
    summary: 'The buyers of whoever asks, and invitations to their confirmed address',
    response: ownBuyers,
  }),
} as const
