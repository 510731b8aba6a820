import { operateEndpoints } from '#src/contract/endpoints/operate.ts'
import { queuePage } from '#src/contract/operate/queue.ts'
import { problem } from '../../texts/problem.ts'
import { ownLease, presentLease } from '../../present/lease.ts'
import { presentQueueItem } from '../../present/queue-item.ts'
import { unknownOrganisation } from '../../policies/find-shown.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { refuseLeased } from './leased-problem.ts'
import { credentialPlace, readPlace, writePlace } from './place.ts'

const { verificationQueue, queueItem, takeLease, endLease } = operateEndpoints

/** What waits for verifiers (OPR-2). */
export function queueRoutes({ router, store, catalogue }: RouteDependencies): void {
  router.operators(verificationQueue, async ({ user, scope, query }) => {
    const { kind, credential, country, files, after } = query
    const view = {
      ...{ verifierId: user.id, scope, now: Date.now() },
      ...{ kind, credentialId: credential, countryCode: country },
      hasFiles: files && files === 'yes',
    }
    const place = after === undefined ? undefined : readPlace(after, credentialPlace)
    const [{ rows, next }, total] = await Promise.all([
      store.verification.list(view, { limit: queuePage, after: place }),
      store.verification.count(view),
    ])
    return {
      results: rows.map(({ lease, ...row }) => ({ ...row, lease: presentLease(lease, user.id) })),
      next: next && writePlace(next),
      total,
    }
  })

  router.operator(
    queueItem,
    ({ params }) => params.slug,
    async ({ params: { credentialId }, user, organisation, scope, language }) => {
      const key = { organisationId: organisation.id, credentialId }
      const [record, evidence, history] = await Promise.all([
        store.organisations.read(organisation.id),
        store.evidence.of(organisation.id),
        store.verification.history(key),
      ])
      if (!record) throw unknownOrganisation()
      const held = record.credentials.find((one) => one.credentialId === credentialId)
      if (!held)
        throw problem(404, 'problems.invalid.credential-not-held', { field: 'credentialId' })
      const { number } = held.newest
      const context = await store.verification.context(key, { number, scope, now: Date.now() })
      const own = evidence.filter((one) => one.credentialId === credentialId)
      const facts = { record, held, evidence: own, history, context }
      return { data: presentQueueItem(catalogue.in(language()), facts, user.id) }
    },
  )

  router.operator(
    takeLease,
    ({ params }) => params.slug,
    async ({ params: { credentialId }, user, organisation }) => {
      const key = { organisationId: organisation.id, credentialId }
      const until = await store.verification.lease(key, user.id, Date.now()).catch(refuseLeased)
      return { data: ownLease(user, until) }
    },
  )

  router.operator(
    endLease,
    ({ params }) => params.slug,
    async ({ params: { credentialId }, user, organisation }) => {
      await store.verification.endLease({ organisationId: organisation.id, credentialId }, user.id)
      return undefined
    },
  )
}
