import { type FollowedSuppliers, followedSuppliers } from '../../contract/buyers/follow.ts'
import type { Cadence } from '../../contract/buyers/saved-search.ts'
import { buyerFollowEndpoints } from '../../contract/endpoints/buyer-follows.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

/** Suppliers that a buyer follows (DSC-4). */
export const buyerFollowsApi = (call: Call) => ({
  async followed(slug: string): Promise<FollowedSuppliers> {
    const params = { buyer: slug }
    return readAnswer(
      followedSuppliers,
      await call(buyerFollowEndpoints, 'followedSuppliers', { params }),
    )
  },
  async follow(slug: string, supplier: string): Promise<void> {
    await call(buyerFollowEndpoints, 'followSupplier', { params: { buyer: slug, supplier } })
  },
  async unfollow(slug: string, supplier: string): Promise<void> {
    await call(buyerFollowEndpoints, 'unfollowSupplier', { params: { buyer: slug, supplier } })
  },
  async changeFollowMail(slug: string, cadence: Cadence): Promise<void> {
    const params = { buyer: slug }
    await call(buyerFollowEndpoints, 'changeFollowMail', { params, body: { cadence } })
  },
})
