import { ruleOnCredential } from '../credentials/rule-on-credential.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import type { Connection } from '../engine.ts'
import type { Occasion } from '../events/event.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { type Decider, endSuspensions, restoreOrganisation } from './suspensions.ts'

export type EndedSuspension = {
  organisation: { id: string; slug: string }
  id: string
  by: Decider
  occasion: Occasion | null
  derive: DeriveAttributes
}

/** Shows again what was suspended. @returns whether the suspension held */
export function endSuspension(
  db: Connection,
  { organisation, id, by, occasion, derive }: EndedSuspension,
): Promise<boolean> {
  const { id: organisationId, slug } = organisation
  return db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisationId)
    const held = await transaction
      .selectFrom('suspensions')
      .select('credential_id as credentialId')
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!held) return false
    const { credentialId } = held
    if (credentialId === null) {
      const restored = { organisationId, slug, by, occasion }
      if (!(await restoreOrganisation(transaction, restored)))
        // Of one that was merged into another, the status is that of the other.
        await endSuspensions(transaction, { organisationId, credentialId })
      return true
    }
    await ruleOnCredential(transaction, {
      ...{ organisationId, credentialId, slug, actor: by.actor, by: by.id, occasion, derive },
      decision: { decision: 'restore' },
    })
    return true
  })
}
