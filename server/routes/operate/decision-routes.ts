import { operateEndpoints } from '#src/contract/endpoints/operate.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { Leased } from '../../store/verification/leases.ts'
import { NotWaiting } from '../../store/verification/queued-decisions.ts'
import { problem } from '../../texts/problem.ts'
import { checkDecision, refusedDecision } from '../decision-problems.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'
import type { LateDecisions } from './late-decisions.ts'
import { leasedProblem } from './leased-problem.ts'

/**
 * Decisions on what waits, which can be undone for a moment (OPR-2).
 * @param late is told of each
 */
export function queuedDecisionRoutes(dependencies: RouteDependencies, late: LateDecisions): void {
  const { router, store, catalogue } = dependencies
  const occasionOf = createOccasions(dependencies)
  const derive = deriveAttributesWith(catalogue)

  router.operator(
    operateEndpoints.queueDecision,
    ({ params }) => params.slug,
    async ({ params: { credentialId }, body, user, organisation, request }) => {
      checkDecision(body.decision)
      const queued = await store.verification
        .decide(
          {
            ...{ organisationId: organisation.id, slug: organisation.slug, credentialId },
            ...{ version: body.version, decision: body.decision, by: user },
            ...{ occasion: await occasionOf(request), derive },
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

  router.operators(operateEndpoints.undoDecision, async ({ params, user }) => {
    if (!(await store.verification.undo(params.id, user.id)))
      throw problem(409, 'problems.not-waiting.done')
    return undefined
  })
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Leased) return leasedProblem(error)
  return error instanceof NotWaiting
    ? problem(409, 'problems.not-waiting.changed')
    : refusedDecision(error)
}
