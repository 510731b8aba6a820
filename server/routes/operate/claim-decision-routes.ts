import { operateClaimEndpoints } from '#src/contract/endpoints/operate-claims.ts'
import { Leased } from '../../store/verification/leases.ts'
import { NotWaiting } from '../../store/verification/queued-decisions.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'
import type { LateDecisions } from './late-decisions.ts'
import { leasedProblem } from './leased-problem.ts'

/**
 * Decisions on claims, which can be undone for a moment (OPR-3).
 * @param late is told of each
 */
export function claimDecisionRoutes(dependencies: RouteDependencies, late: LateDecisions): void {
  const { router, store } = dependencies
  const occasionOf = createOccasions(dependencies)

  router.operator(
    operateClaimEndpoints.queueClaimDecision,
    ({ params }) => params.slug,
    async ({ params: { claimId }, body, user, organisation, request }) => {
      const queued = await store.claims
        .decide(
          {
            ...{ organisationId: organisation.id, slug: organisation.slug, claimId },
            ...{ version: body.version, decision: body.decision, by: user },
            occasion: await occasionOf(request),
          },
          Date.now(),
        )
        .catch((error: unknown) => {
          throw refusalOf(error)
        })
      late.expect()
      return { data: queued }
    },
  )
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Leased) return leasedProblem(error)
  return error instanceof NotWaiting ? problem(409, 'problems.not-waiting.claim') : error
}
