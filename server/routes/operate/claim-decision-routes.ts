import { operateClaimEndpoints } from '#src/contract/endpoints/operate-claims.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { Leased } from '../../store/verification/leases.ts'
import { NotWaiting } from '../../store/verification/queued-decisions.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'
import { createLateDecisions } from './late-decisions.ts'
import { leasedProblem } from './leased-problem.ts'

/**
 * Decisions on claims, which can be undone for a moment (OPR-3).
 * @returns ends the wait for those that cannot be undone any more
 */
export function claimDecisionRoutes(dependencies: RouteDependencies): () => Promise<void> {
  const { router, store, catalogue, log } = dependencies
  const occasionOf = createOccasions(dependencies)
  const derive = deriveAttributesWith(catalogue)
  const late = createLateDecisions(() => store.verification.doDue(derive, Date.now()), log)

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

  return () => late.close()
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Leased) return leasedProblem(error)
  return error instanceof NotWaiting ? problem(409, 'problems.not-waiting.claim') : error
}
