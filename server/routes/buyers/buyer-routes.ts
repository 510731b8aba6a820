import { buyerEndpoints } from '#src/contract/endpoints/buyers.ts'
import { emailKey } from '#src/contract/email-address.ts'
import { presentBuyer } from '../../present/buyer.ts'
import type { SearchIndex } from '../../search/search-index.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { buyerMemberRoutes } from './buyer-member-routes.ts'
import { followRoutes } from './follow-routes.ts'
import { objectiveRoutes } from './objective-routes.ts'
import { shortlistRoutes } from './shortlist-routes.ts'
import { savedSearchRoutes } from './saved-search-routes.ts'
import { vendorListRoutes } from './vendor-list-routes.ts'
import { receivedRequestRoutes } from '../organisation/received-request-routes.ts'
import { sentRequestRoutes } from './sent-request-routes.ts'

/** Organisations that buy, with their people and objectives (DSC-3). */
export function buyerRoutes(dependencies: RouteDependencies, search: SearchIndex): void {
  const { router, store } = dependencies
  const { buyers, buyerMembers } = store
  buyerMemberRoutes(dependencies)
  objectiveRoutes(dependencies)
  shortlistRoutes(dependencies)
  followRoutes(dependencies)
  savedSearchRoutes(dependencies, search)
  vendorListRoutes(dependencies)
  // Both sides of what buyers ask suppliers for.
  sentRequestRoutes(dependencies)
  receivedRequestRoutes(dependencies)

  router.signedIn(buyerEndpoints.createBuyer, async ({ user, body }) => {
    if (!user.emailVerified) throw problem(403, 'problems.address-unconfirmed.buyer')
    return { data: presentBuyer(await buyers.create(user, body.name)) }
  })
  router.signedIn(buyerEndpoints.ownBuyers, async ({ user }) => {
    const own = await buyers.of(user.id)
    const invitations = user.emailVerified ? await buyers.invitationsTo(emailKey(user.email)) : []
    return { results: own.map(presentBuyer), invitations }
  })
  router.signedIn(buyerEndpoints.acceptBuyerInvitation, async ({ user, params }) => {
    const slug = await buyerMembers.accept(user, params.id)
    const joined = await buyers.find(user.id, slug)
    if (!joined) throw problem(404, 'problems.unknown-buyer')
    return { data: presentBuyer(joined) }
  })
  router.signedIn(buyerEndpoints.declineBuyerInvitation, async ({ user, params }) => {
    await buyerMembers.decline(user, params.id)
    return undefined
  })
  router.buyer(buyerEndpoints.buyer, async ({ buyer }) => ({ data: presentBuyer(buyer) }))
  router.buyer(buyerEndpoints.changeBuyer, async ({ buyer, user, body }) => ({
    data: presentBuyer(await buyers.rename(buyer, user.id, body)),
  }))
  router.buyer(buyerEndpoints.removeBuyer, async ({ buyer, user }) => {
    await buyers.remove(buyer, user.id)
    return undefined
  })
}
