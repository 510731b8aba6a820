import { decisionEndpoints } from '#src/contract/endpoints/decisions.ts'
import type { CredentialDecision } from '#src/contract/trust/credential-decision.ts'
import { impossibleDay, latestToday } from '#src/contract/trust/stated-details.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { ImpossibleDay } from '../../store/credentials/impossible-statement.ts'
import { UnfitDecision } from '../../store/credentials/rule-on-credential.ts'
import { problem } from '../../texts/problem.ts'
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
      checkDecision(decision)
      const state = await store.organisations
        .rule({
          ...{ organisationId: organisation.id, slug: organisation.slug, credentialId, decision },
          ...{ actor: user.email, occasion: await occasionOf(request), derive },
        })
        .catch((error: unknown) => {
          throw error instanceof UnfitDecision ? refusal(error) : error
        })
      return { data: { state } }
    },
  )
}

/** @throws ProblemError 422 for what no certificate can say, papers that say nothing, or a register without its entry */
function checkDecision(decision: CredentialDecision): void {
  if (decision.decision === 'renew' && Object.keys(decision).length === 1)
    throw problem(422, 'problems.invalid.unfit', {
      field: 'decision',
      params: { fault: 'needs something that the new papers say' },
    })
  if (!('expiresOn' in decision || 'issuedOn' in decision || 'method' in decision)) return
  const { issuedOn = null, expiresOn = null } = decision
  const impossible = impossibleDay({ issuedOn, expiresOn }, latestToday(Date.now()))
  if (impossible) throw new ImpossibleDay(impossible.field, impossible.rule)
  if ('method' in decision && decision.method === 'register' && !decision.entryUrl)
    throw problem(422, 'problems.invalid.unfit', {
      field: 'entryUrl',
      params: { fault: 'is needed where the register was asked' },
    })
}

function refusal({ state, isOutcome }: UnfitDecision) {
  if (state === null)
    return problem(422, 'problems.invalid.credential-not-held', { field: 'credentialId' })
  const params = { state }
  return isOutcome
    ? problem(409, 'problems.unfit-decision.outcome', { params })
    : problem(409, 'problems.unfit-decision.state', { params })
}
