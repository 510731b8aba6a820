import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import type { CredentialDecision } from '#src/contract/trust/credential-decision.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import { type HeldKey, heldState } from '../../store/credentials/decide-credential.ts'
import { ruleOnCredential, UnfitDecision } from '../../store/credentials/rule-on-credential.ts'
import type { Connection } from '../../store/engine.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'
import { message, type Outcome } from '../outcome.ts'
import { knownOrganisation } from './known-organisation.ts'
import { occasionOf, toldByMail } from './occasion.ts'

/**
 * The state of a credential on a profile.
 * @throws OperatorError when the organisation does not hold it
 */
export async function stateOfHeld(
  transaction: Connection,
  slug: string,
  key: HeldKey,
): Promise<CredentialState> {
  const state = await heldState(transaction, key)
  if (state) return state
  throw notHeld(slug, key.credentialId)
}

const notHeld = (slug: string, credentialId: string) =>
  new OperatorError(`The profile of '${slug}' has no credential '${credentialId}'.`)

/**
 * Decides on a credential, and says what is so now and whom the portal tells by mail.
 * @param done what is said of the credential, with the slug in use and the state that it has now
 * @throws OperatorError where it cannot be decided so: then nothing is
 */
export async function decideOn(
  context: OperatorContext,
  [slug, credentialId]: readonly [string, string],
  decision: CredentialDecision,
  done: (slug: string, state: CredentialState) => string,
): Promise<Outcome> {
  const { id, slug: inUse } = await knownOrganisation(context, slug)
  const derive = deriveAttributesWith(await context.catalogue())
  const occasion = occasionOf(context)
  const ruling = { organisationId: id, credentialId, slug: inUse, decision, occasion, derive }
  const state = await context
    .change((transaction) =>
      ruleOnCredential(transaction, { ...ruling, actor: context.actor, by: null }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof UnfitDecision)) throw error
      if (error.state === null) throw notHeld(inUse, credentialId)
      throw new OperatorError(
        error.isOutcome
          ? `Even so it would be ${error.state}, not verified.`
          : whyUnfit(decision.decision, error.state),
      )
    })
  const { members } = await context.store()
  const people = ownersAmong(await members.people(id))
  // Of papers that the portal has handed in itself nobody is told.
  const told = decision.decision === 'renew' ? '' : toldByMail(occasion, people)
  return message(`'${credentialId}' ${done(inUse, state)}.${told}`)
}

function whyUnfit(verb: CredentialDecision['decision'], state: CredentialState): string {
  if (verb === 'approve' && state === 'suspended')
    return 'It is suspended: end that with ‘credentials restore’.'
  if (verb === 'approve') return 'It is verified already: check it again with ‘credentials check’.'
  if (verb === 'check' && state === 'suspended')
    return 'It is suspended: end that with ‘credentials restore’.'
  if (verb === 'check') return `It is ${state}: confirm it with ‘credentials approve’.`
  if (verb === 'suspend') return `It is ${state}, not verified.`
  if (verb === 'restore') return `It is ${state}, not suspended.`
  if (verb === 'refuse') return 'It is refused already, and nothing was handed in since.'
  return `It is ${state}: there is nothing to take back.`
}
