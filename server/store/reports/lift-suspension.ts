import { recordAudit } from '../audit.ts'
import { heldState } from '../credentials/decide-credential.ts'
import { ruleOnCredential } from '../credentials/rule-on-credential.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import { saveStates } from '../credentials/save-states.ts'
import type { Connection } from '../engine.ts'
import type { Occasion } from '../events/event.ts'
import { type Decider, restoreOrganisation } from './suspensions.ts'

export type LiftedSuspension = {
  organisation: { id: string; slug: string }
  /** Of the suspension. */
  id: string
  by: Decider
  /** Where the links of letters lead; null: nobody is told by mail. */
  occasion: Occasion | null
  derive: DeriveAttributes
}

/**
 * Shows again what a suspension that has not ended is about; runs in the caller's transaction, which has locked the
 * organisation. The suspension alone ends, and no reporter is told that anything is shown again, where that is not
 * suspended itself any more: its supplier has taken the credential off, or the profile was merged into another one.
 * @param credentialId null: the profile as a whole
 * @param isAppealed whether that was decided on an appeal, of which the owners are told besides
 */
export async function liftSuspension(
  transaction: Connection,
  { organisation, id, by, occasion, derive }: LiftedSuspension,
  { credentialId, isAppealed }: { credentialId: string | null; isAppealed: boolean },
): Promise<void> {
  const { id: organisationId, slug } = organisation
  if (credentialId === null) {
    const restored = { organisationId, slug, by, occasion }
    if (await restoreOrganisation(transaction, restored, isAppealed)) return
  } else {
    // A day may have ended since they were noted.
    await saveStates(transaction, organisationId)
    if ((await heldState(transaction, { organisationId, credentialId })) === 'suspended') {
      await ruleOnCredential(transaction, {
        ...{ organisationId, credentialId, slug, actor: by.actor, by: by.id, derive },
        ...{ occasion: isAppealed ? null : occasion, decision: { decision: 'restore' } },
      })
      return
    }
  }
  await transaction
    .updateTable('suspensions')
    .set({ ended_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  await recordAudit(transaction, {
    ...{ actor: by.actor, action: 'suspension.end', subject: slug },
    details: { suspension: id, ...(credentialId !== null && { credential: credentialId }) },
  })
}
