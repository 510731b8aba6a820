import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { type CredentialState, isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { type HeldKey, heldState } from '../../store/credentials/decide-credential.ts'
import { saveDerivedAttributes } from '../../store/credentials/save-derived-attributes.ts'
import { saveStates } from '../../store/credentials/save-states.ts'
import type { Connection } from '../../store/engine.ts'
import { appendEvent } from '../../store/events/append-event.ts'
import type { EventData } from '../../store/events/event.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import { raiseVersion } from '../../store/organisations/raise-version.ts'
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
  throw new OperatorError(`The profile of '${slug}' has no credential '${key.credentialId}'.`)
}

type Decision = {
  /** Of the audit log, behind `credential.`. */
  action: string
  outcome: EventData['credential.decided']['outcome']
  /** Public, or for the supplier. */
  note: string | null
  /** What else the audit log says. */
  details?: Readonly<Record<string, unknown>>
  /**
   * @param state before
   * @throws OperatorError where it cannot be decided so
   */
  decide(transaction: Connection, key: HeldKey, state: CredentialState): Promise<void>
  /** What is so now, for the operator. */
  done: string
}

/** Decides on a credential of a profile: facts, states and what follows from them, audit log and event at once. */
export async function decideOn(
  context: OperatorContext,
  [slug, credentialId]: readonly [string, string],
  { action, outcome, note, details, decide, done }: Decision,
): Promise<Outcome> {
  const organisation = await knownOrganisation(context, slug)
  const derive = deriveAttributesWith(await context.catalogue())
  const key = { organisationId: organisation.id, credentialId }
  const occasion = occasionOf(context)
  await context.change(async (transaction, audit) => {
    // Locks it: of two who decide at once, the second sees what the first one did.
    await raiseVersion(transaction, organisation.id)
    const state = await stateOfHeld(transaction, organisation.slug, key)
    await decide(transaction, key, state)
    await saveStates(transaction, organisation.id)
    await saveDerivedAttributes(transaction, organisation.id, derive)
    const now = await stateOfHeld(transaction, organisation.slug, key)
    if (outcome === 'confirmed' && !isVerifiedState(now))
      throw new OperatorError(`Even so it would be ${now}, not verified.`)
    await audit({
      action: `credential.${action}`,
      subject: organisation.slug,
      details: { credential: credentialId, ...details, ...(note && { note }) },
    })
    await appendEvent(transaction, {
      ...{ type: 'credential.decided', organisationId: organisation.id, userId: null },
      data: { credential: credentialId, outcome, note, occasion },
    })
  })
  const { members } = await context.store()
  const told = toldByMail(occasion, ownersAmong(await members.people(organisation.id)))
  return message(`'${credentialId}' of ${organisation.slug} ${done}.${told}`)
}
