import type { Connection } from '../engine.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { type LiftedSuspension, liftSuspension } from './lift-suspension.ts'

/** Shows again what was suspended. @returns whether the suspension held */
export function endSuspension(db: Connection, ended: LiftedSuspension): Promise<boolean> {
  const { organisation, id } = ended
  return db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisation.id)
    const held = await transaction
      .selectFrom('suspensions')
      .select('credential_id as credentialId')
      .where('id', '=', id)
      .where('organisation_id', '=', organisation.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!held) return false
    await liftSuspension(transaction, ended, { ...held, isAppealed: false })
    return true
  })
}
