import { buyerFollowEndpoints } from '#src/contract/endpoints/buyer-follows.ts'
import { requestHost } from '../../http/request-origin.ts'
import { presentFollowed } from '../../present/followed-supplier.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'

const calls = buyerFollowEndpoints

/** Suppliers that buyers follow (DSC-4). */
export function followRoutes({ router, store, catalogue }: RouteDependencies): void {
  const { follows } = store
  const idOf = async (slug: string) => {
    const supplier = await store.organisations.find(slug)
    if (!supplier) throw problem(404, 'problems.unknown-organisation')
    return supplier.id
  }
  router.buyer(calls.followedSuppliers, async ({ buyer, user, language }) => {
    await catalogue.preparePlaces()
    const all = await follows.list(buyer, Date.now())
    const names = catalogue.in(language())
    return {
      results: all.map((one) => presentFollowed(names, one)),
      cadence: await follows.cadence({ buyer, userId: user.id }),
    }
  })
  router.buyer(calls.followSupplier, async ({ buyer, user, params, request }) => {
    const brand = await store.brands.byHost(requestHost(request))
    const supplier = await idOf(params.supplier)
    await follows.follow({ buyer, userId: user.id }, supplier, brand?.id ?? null)
    return undefined
  })
  router.buyer(calls.unfollowSupplier, async ({ buyer, user, params }) => {
    await follows.unfollow({ buyer, userId: user.id }, await idOf(params.supplier))
    return undefined
  })
  router.buyer(calls.changeFollowMail, async ({ buyer, user, body: { cadence } }) => {
    await follows.changeMail({ buyer, userId: user.id }, cadence)
    return { data: { cadence } }
  })
}
