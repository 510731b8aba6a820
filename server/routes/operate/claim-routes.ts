import { operateClaimEndpoints } from '#src/contract/endpoints/operate-claims.ts'
import { queuePage } from '#src/contract/operate/queue.ts'
import { presentClaimItem } from '../../present/claim-item.ts'
import { ownLease, presentLease } from '../../present/lease.ts'
import { unknownOrganisation } from '../../policies/find-shown.ts'
import { unknownMember } from '../../policies/member-decision.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refuseLeased } from './leased-problem.ts'
import { readPlace, timedPlace, writePlace } from './place.ts'

const { claimQueue, claimItem, takeClaimLease, endClaimLease } = operateClaimEndpoints

/** Claims of a profile that wait for the operator (OPR-3). */
export function claimRoutes({ router, store, catalogue }: RouteDependencies): void {
  router.operators(claimQueue, async ({ user, scope, query: { kind, country, after } }) => {
    const view = { operatorId: user.id, scope, kind, countryCode: country, now: Date.now() }
    const place = after === undefined ? undefined : readPlace(after, timedPlace)
    const [{ rows, next }, total] = await Promise.all([
      store.claims.list(view, { limit: queuePage, after: place }),
      store.claims.count(view),
    ])
    return {
      results: rows.map(({ lease, ...row }) => ({ ...row, lease: presentLease(lease, user.id) })),
      next: next && writePlace(next),
      total,
    }
  })

  router.operator(
    claimItem,
    ({ params }) => params.slug,
    async ({ params: { claimId }, user, organisation, scope, language }) => {
      const key = { organisationId: organisation.id, claimId }
      const [record, context] = await Promise.all([
        store.organisations.read(organisation.id),
        store.claims.context(key, { scope, now: Date.now() }),
      ])
      if (!record) throw unknownOrganisation()
      if (!context) throw unknownMember()
      return { data: presentClaimItem(catalogue.in(language()), { record, context }, user.id) }
    },
  )

  router.operator(
    takeClaimLease,
    ({ params }) => params.slug,
    async ({ params: { claimId }, user, organisation }) => {
      const key = { organisationId: organisation.id, claimId }
      const until = await store.claims.lease(key, user.id, Date.now()).catch(refuseLeased)
      return { data: ownLease(user, until) }
    },
  )

  router.operator(
    endClaimLease,
    ({ params }) => params.slug,
    async ({ params: { claimId }, user, organisation }) => {
      await store.claims.endLease({ organisationId: organisation.id, claimId }, user.id)
      return undefined
    },
  )
}
