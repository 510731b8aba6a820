import { decisionEndpoints } from '#src/contract/endpoints/decisions.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { requireFresh } from '../../policies/operator.ts'
import { checkDecision, refusedDecision } from '../decision-problems.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'

/** What verifiers decide: the same functions as those of the command line. */
export function decisionRoute(dependencies: RouteDependencies): void {
  const { router, store, catalogue } = dependencies
  const occasionOf = createOccasions(dependencies)
  const derive = deriveAttributesWith(catalogue)

  router.operator(
    decisionEndpoints.decideCredential,
    ({ params }) => params.slug,
    async ({ params: { credentialId }, body: decision, user, organisation, request }) => {
      // Nothing but new papers ends a revocation.
      if (decision.decision === 'revoke') requireFresh(user)
      checkDecision(decision)
      const state = await store.organisations
        .rule({
          ...{ organisationId: organisation.id, slug: organisation.slug, credentialId, decision },
          ...{ actor: user.email, by: user.id, occasion: await occasionOf(request), derive },
        })
        .catch((error: unknown) => {
          throw refusedDecision(error)
        })
      return { data: { state } }
    },
  )
}
