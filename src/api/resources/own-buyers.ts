import { type OwnBuyers, ownBuyers } from '../../contract/buyers/buyer.ts'
import { ownBuyerEndpoints } from '../../contract/endpoints/own-buyers.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

/** The buyers of whoever is signed in, and invitations to them. */
export const ownBuyersApi = (call: Call) => async (): Promise<OwnBuyers> =>
  readAnswer(ownBuyers, await call(ownBuyerEndpoints, 'ownBuyers'))
