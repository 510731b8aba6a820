import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { type CredentialState, isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { type HeldKey, heldState } from '../../store/credentials/decide-credential.ts'
import { saveDerivedAttributes } from '../../store/credentials/save-derived-attributes.ts'
import { saveStates } from '../../store/credentials/save-states.ts'
import type { Connection } from '../../store/engine.ts'
import { appendEvent } from '../../store/events/append-event.ts'
import type { EventData, NewEvent, Occasion } from '../../store/events/event.ts'
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

type Ruling = {
  /** Of the audit log, behind `credential.`. */
  action: string
  /**
   * @param state before
   * @returns what else the audit log says
   * @throws OperatorError where it cannot be decided so: then nothing is
   */
  decide(
    transaction: Connection,
    key: HeldKey,
    state: CredentialState,
  ): Promise<Readonly<Record<string, unknown>>>
  /** What consumers are told. */
  event(occasion: Occasion | null): Pick<CredentialEvent, 'type' | 'data'>
}
type CredentialEvent = Extract<NewEvent, { type: `credential.${string}` }>

/**
 * Decides on a credential of a profile: facts, states and what follows from them, audit log and event at once.
 * @returns the slug in use, and whom the portal tells by mail, with a space in front
 */
export async function ruleOn(
  context: OperatorContext,
  [slug, credentialId]: readonly [string, string],
  { action, decide, event }: Ruling,
): Promise<{ slug: string; told: string }> {
  const { id, slug: inUse } = await knownOrganisation(context, slug)
  const derive = deriveAttributesWith(await context.catalogue())
  const occasion = occasionOf(context)
  await context.change(async (transaction, audit) => {
    // Locks it: of two who decide at once, the second sees what the first one did.
    await raiseVersion(transaction, id)
    // A day may have ended since they were noted.
    await saveStates(transaction, id)
    const key = { organisationId: id, credentialId }
    const details = await decide(transaction, key, await stateOfHeld(transaction, inUse, key))
    await saveStates(transaction, id)
    await saveDerivedAttributes(transaction, id, derive)
    await audit({
      action: `credential.${action}`,
      subject: inUse,
      details: { credential: credentialId, ...details },
    })
    const told = event(occasion) as CredentialEvent
    await appendEvent(transaction, { ...told, organisationId: id, userId: null })
  })
  const { members } = await context.store()
  return { slug: inUse, told: toldByMail(occasion, ownersAmong(await members.people(id))) }
}

type Decision = Pick<Ruling, 'action'> & {
  outcome: EventData['credential.decided']['outcome']
  /** Public, or for the supplier. */
  note: string | null
  /** What else the audit log says. */
  details?: Readonly<Record<string, unknown>>
  /** As of a ruling. */
  decide(transaction: Connection, key: HeldKey, state: CredentialState): Promise<void>
  /** What is so now, for the operator. */
  done: string
}

/** Decides on a credential that stays on the profile. */
export async function decideOn(
  context: OperatorContext,
  at: readonly [string, string],
  { action, outcome, note, details, decide, done }: Decision,
): Promise<Outcome> {
  const [, credential] = at
  const { slug, told } = await ruleOn(context, at, {
    action,
    async decide(transaction, key, state) {
      await decide(transaction, key, state)
      if (outcome === 'confirmed') await mustBeVerified(transaction, key)
      return { ...details, ...(note && { note }) }
    },
    event: (occasion) => ({
      type: 'credential.decided',
      data: { credential, outcome, note, occasion },
    }),
  })
  // Of papers that the portal has handed in itself nobody is told.
  return message(`'${credential}' of ${slug} ${done}.${outcome === 'renewing' ? '' : told}`)
}

/** @throws OperatorError where what was confirmed does not count all the same */
async function mustBeVerified(transaction: Connection, key: HeldKey): Promise<void> {
  await saveStates(transaction, key.organisationId)
  const state = await heldState(transaction, key)
  if (!state || !isVerifiedState(state))
    throw new OperatorError(`Even so it would be ${state}, not verified.`)
}
