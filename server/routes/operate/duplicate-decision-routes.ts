import { operateDuplicateEndpoints } from '#src/contract/endpoints/operate-duplicates.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { requireStepUp } from '../../policies/operator.ts'
import { presentMergeTrial } from '../../present/merge-trial.ts'
import { Leased } from '../../store/verification/leases.ts'
import { NotWaiting } from '../../store/verification/queued-decisions.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'
import type { LateDecisions } from './late-decisions.ts'
import { leasedProblem } from './leased-problem.ts'
import { namedPair, type NamedPair, unknownPair } from './named-pair.ts'

const { queueDismissal, mergePreview, mergePair } = operateDuplicateEndpoints

/**
 * Decisions on suppliers that are probably one (OPR-3): that they are two can be undone for a moment, a merger
 * cannot.
 * @param late is told of each that can
 */
export function duplicateDecisionRoutes(
  dependencies: RouteDependencies,
  late: LateDecisions,
): void {
  const { router, store, catalogue } = dependencies
  const occasionOf = createOccasions(dependencies)
  const derive = deriveAttributesWith(catalogue)

  router.operator(
    queueDismissal,
    ({ params }) => params.slug,
    async (call) => {
      const { pair, both } = await namedPair(call)
      const { body, user } = call
      const first = both.find(({ id }) => id === pair.first) ?? both[0]
      const queued = await store.duplicates
        .dismiss({ pair, slug: first.slug, ...body, by: user, occasion: null }, Date.now())
        .catch(refuse)
      late.expect()
      return { data: queued }
    },
  )

  router.operator(
    mergePreview,
    ({ params }) => params.slug,
    async (call) => {
      const direction = directionOf(await namedPair(call), call.query.stays)
      const trial = await store.duplicates
        .tryMerge({ ...direction, derive })
        .catch((error: unknown) => {
          throw error instanceof NotWaiting ? unknownPair() : error
        })
      return { data: presentMergeTrial(direction, trial) }
    },
  )

  router.operator(
    mergePair,
    ({ params }) => params.slug,
    async (call) => {
      const { body, user, request } = call
      const direction = directionOf(await namedPair(call), body.stays)
      requireStepUp(user)
      const occasion = await occasionOf(request)
      const { version } = body
      await store.duplicates
        .merge({ ...direction, derive, version, by: user, occasion }, Date.now())
        .catch(refuse)
      return undefined
    },
  )
}

/** Which of both goes, and which one stays. @throws ProblemError 422 where neither is called so */
function directionOf({ both: [one, other] }: NamedPair, stays: string) {
  if (stays === one.slug) return { from: other, into: one }
  if (stays === other.slug) return { from: one, into: other }
  throw problem(422, 'problems.invalid.unfit', {
    field: 'stays',
    params: { fault: 'is neither of the two suppliers' },
  })
}

/** @throws ProblemError for what the store refuses, else what it threw */
function refuse(error: unknown): never {
  if (error instanceof NotWaiting) throw problem(409, 'problems.not-waiting.duplicate')
  throw error instanceof Leased ? leasedProblem(error) : error
}
