import type { CredentialDecision } from '#src/contract/trust/credential-decision.ts'
import { type CredentialState, isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { nothingStated, type StatedDetails } from '#src/contract/trust/stated-details.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { EventData, Occasion } from '../events/event.ts'
import { raiseVersion } from '../organisations/raise-version.ts'
import { addSuspension, endSuspensions } from '../reports/suspensions.ts'
import { findCheckFile } from '../verification/check-files.ts'
import {
  confirmCredential,
  type HeldKey,
  heldState,
  isRefused,
  leaveUnconfirmed,
  renewCredential,
  restoreCredential,
  stopCredential,
} from './decide-credential.ts'
import { type DeriveAttributes, saveDerivedAttributes } from './save-derived-attributes.ts'
import { saveStates } from './save-states.ts'

/** A decision that a credential is not in the state for; nothing of it is done. */
export class UnfitDecision extends Error {
  /** null: the profile does not hold the credential. */
  readonly state: CredentialState | null
  /** Whether the state is what it would come to: what was confirmed would not count. */
  readonly isOutcome: boolean
  constructor(state: CredentialState | null, isOutcome = false) {
    super(`The credential is ${state ?? 'not held'}`)
    this.state = state
    this.isOutcome = isOutcome
  }
}

/** A decision that names a file which is not there; nothing of it is done. */
export class UnknownCheckFile extends Error {}

export type Ruling = HeldKey & {
  /** Of the organisation, for the audit log. */
  slug: string
  decision: CredentialDecision
  /** Who decides, as in the audit log. */
  actor: string
  /** Id of the operator; null: the command line. */
  by: string | null
  /** Where the links of letters lead; null: nobody is told by mail. */
  occasion: Occasion | null
  derive: DeriveAttributes
}

/**
 * Decides on a credential of a profile: facts, states and what follows from them, audit log and event at once;
 * runs in the caller's transaction.
 * @returns the state that it has now
 * @throws UnfitDecision where it cannot be decided so, UnknownCheckFile: then the transaction is to be undone
 */
export async function ruleOnCredential(
  transaction: Connection,
  { slug, decision, actor, by, occasion, derive, ...key }: Ruling,
): Promise<CredentialState> {
  const { organisationId, credentialId: credential } = key
  // Locks it: of two who decide at once, the second sees what the first one did.
  await raiseVersion(transaction, organisationId)
  // A day may have ended since they were noted.
  await saveStates(transaction, organisationId)
  const state = await heldState(transaction, key)
  if (!state || !isFit(decision.decision, state)) throw new UnfitDecision(state ?? null)
  if (decision.decision === 'refuse' && (await isRefused(transaction, key)))
    throw new UnfitDecision(state)
  await decide(transaction, key, decision)
  await noteSuspension(transaction, key, decision, by)
  await saveStates(transaction, organisationId)
  const after = (await heldState(transaction, key)) ?? state
  const isConfirmed = decision.decision === 'approve' || decision.decision === 'check'
  if (isConfirmed && !isVerifiedState(after)) throw new UnfitDecision(after, true)
  await saveDerivedAttributes(transaction, organisationId, derive)
  const { decision: verb, ...said } = decision
  await recordAudit(transaction, {
    ...{ actor, action: `credential.${verb}`, subject: slug },
    details: { credential, ...(verb === 'refuse' && { state }), ...said },
  })
  const told =
    decision.decision === 'refuse'
      ? {
          type: 'credential.refused' as const,
          data: {
            ...{ credential, reason: decision.reason ?? null, occasion },
            reasons: decision.reasons ?? [],
            stays: after !== 'refused',
          },
        }
      : {
          type: 'credential.decided' as const,
          data: {
            credential,
            outcome: outcomes[decision.decision],
            note: noteOf(decision),
            ...(decision.decision === 'ask' && { reasons: decision.reasons ?? [] }),
            occasion,
          },
        }
  await appendEvent(transaction, { ...told, organisationId, userId: null })
  return after
}

const outcomes = {
  ...{ approve: 'confirmed', check: 'confirmed', ask: 'incomplete', renew: 'renewing' },
  ...{ suspend: 'suspended', restore: 'restored', revoke: 'revoked' },
} as const satisfies Record<
  Exclude<CredentialDecision['decision'], 'refuse'>,
  EventData['credential.decided']['outcome']
>

const noteOf = (decision: CredentialDecision) =>
  'note' in decision ? (decision.note ?? null) : null

/** Whether a credential is in a state in which this can be decided. */
function isFit(verb: CredentialDecision['decision'], state: CredentialState): boolean {
  const isSettled = isVerifiedState(state) && state !== 'renewal'
  if (verb === 'approve') return state !== 'suspended' && !isSettled
  if (verb === 'check') return isSettled
  if (verb === 'suspend') return isVerifiedState(state)
  if (verb === 'restore') return state === 'suspended'
  if (verb === 'revoke')
    return isVerifiedState(state) || state === 'suspended' || state === 'expired'
  return true
}

async function decide(
  transaction: Connection,
  key: HeldKey,
  decision: CredentialDecision,
): Promise<void> {
  switch (decision.decision) {
    case 'approve':
    case 'check': {
      const { decision: _, method, authority = null, seen = null, file, ...corrections } = decision
      const entryUrl = corrections.entryUrl ?? null
      const fileId = await knownFile(transaction, key, file)
      return confirmCredential(transaction, key, {
        ...{ method, authority, entryUrl, seen, fileId, corrections: given(corrections) },
      })
    }
    case 'ask':
      return leaveUnconfirmed(transaction, key, 'incomplete', {
        ...{ note: decision.note ?? null, reasons: decision.reasons ?? [] },
      })
    case 'renew': {
      const { decision: _, ...details } = decision
      return renewCredential(transaction, key, { ...nothingStated, ...given(details) }, null)
    }
    case 'suspend':
      return stopCredential(transaction, key, 'suspended', decision.note)
    case 'revoke':
      return stopCredential(transaction, key, 'revoked', decision.note)
    case 'restore':
      return restoreCredential(transaction, key)
    case 'refuse':
      return leaveUnconfirmed(transaction, key, 'refused', {
        ...{ note: decision.reason ?? null, reasons: decision.reasons ?? [] },
      })
  }
}

/** A suspension is kept apart, since the owners may appeal against it (OPR-7). */
async function noteSuspension(
  transaction: Connection,
  key: HeldKey,
  decision: CredentialDecision,
  by: string | null,
): Promise<void> {
  if (decision.decision === 'suspend')
    await addSuspension(transaction, key, { note: decision.note, by })
  if (decision.decision === 'restore' || decision.decision === 'revoke')
    await endSuspensions(transaction, key)
}

/** @throws UnknownCheckFile where there is none with the id about the supplier */
async function knownFile(
  transaction: Connection,
  { organisationId }: HeldKey,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null
  if (!(await findCheckFile(transaction, organisationId, id))) throw new UnknownCheckFile(id)
  return id
}

/** What was said, without what was left out. */
function given(details: { [Name in keyof StatedDetails]?: StatedDetails[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined),
  ) as Partial<StatedDetails>
}
