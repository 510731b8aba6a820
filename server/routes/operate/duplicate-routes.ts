import { operateDuplicateEndpoints } from '#src/contract/endpoints/operate-duplicates.ts'
import { queuePage } from '#src/contract/operate/queue.ts'
import { isWithin } from '../../policies/operator.ts'
import { ownLease } from '../../present/lease.ts'
import { presentPairItem, presentPairRow } from '../../present/pair-item.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refuseLeased } from './leased-problem.ts'
import { namedPair, unknownPair } from './named-pair.ts'
import { pairPlace, readPlace, writePlace } from './place.ts'

const { duplicateQueue, pairItem, takePairLease, endPairLease } = operateDuplicateEndpoints

/** Suppliers that are probably registered twice (OPR-3). */
export function duplicateRoutes({ router, store, catalogue }: RouteDependencies): void {
  router.operators(duplicateQueue, async ({ user, scope, query }) => {
    const { reason, country: countryCode, brand: brandId, after } = query
    const view = {
      ...{ operatorId: user.id, scope, reason, countryCode, brandId, now: Date.now() },
    }
    const place = after === undefined ? undefined : readPlace(after, pairPlace)
    const [{ rows, next }, total, brands] = await Promise.all([
      store.duplicates.list(view, { limit: queuePage, after: place }),
      store.duplicates.count(view),
      store.brands.all(),
    ])
    return {
      results: rows.map((row) => presentPairRow(row, user.id)),
      next: next && writePlace(next),
      total,
      brands: brands.filter(({ id }) => isWithin(scope, id)).map(({ id, name }) => ({ id, name })),
    }
  })

  router.operator(
    pairItem,
    ({ params }) => params.slug,
    async (call) => {
      const { pair, both } = await namedPair(call)
      const read = async (id: string) => {
        const [record, people] = await Promise.all([
          store.organisations.read(id),
          store.members.people(id),
        ])
        if (!record) throw unknownPair()
        return { record, people }
      }
      const [context, one, other] = await Promise.all([
        store.duplicates.context(pair, Date.now()),
        read(both[0].id),
        read(both[1].id),
      ])
      if (!context) throw unknownPair()
      const facts = { context, both: [one, other] as const }
      return { data: presentPairItem(catalogue.in(call.language()), facts, call.user.id) }
    },
  )

  router.operator(
    takePairLease,
    ({ params }) => params.slug,
    async (call) => {
      const { pair } = await namedPair(call)
      const { user } = call
      const until = await store.duplicates.lease(pair, user.id, Date.now()).catch(refuseLeased)
      return { data: ownLease(user, until) }
    },
  )

  router.operator(
    endPairLease,
    ({ params }) => params.slug,
    async (call) => {
      const { pair } = await namedPair(call)
      await store.duplicates.endLease(pair, call.user.id)
      return undefined
    },
  )
}
