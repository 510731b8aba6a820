import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { Benefit } from '../tables/benefits.ts'
import { claimOf, type ListedClaim } from './listed-claims.ts'

export type PassingOn = {
  organisation: { id: string; slug: string }
  benefit: Benefit
  /** False: it is still to be done after all. */
  isPassedOn: boolean
  /** E-mail address of an operator, or the account that ran the command line. */
  actor: string
}

/** Notes that the partner was told of a claim, or that this is still to be done. Of two who note it the first counts. */
export function passOn(
  db: Connection,
  { organisation: { id, slug }, benefit, isPassedOn, actor }: PassingOn,
): Promise<ListedClaim | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, id)
    const before = await claimOf(transaction, id, benefit)
    if (!before || (before.passedOnAt !== null) === isPassedOn) return before
    await transaction
      .updateTable('benefit_claims')
      .set({ passed_on_at: isPassedOn ? new Date().toISOString() : null })
      .where('organisation_id', '=', id)
      .where('benefit', '=', benefit)
      .execute()
    await recordAudit(transaction, {
      ...{ actor, action: isPassedOn ? 'claim.pass-on' : 'claim.reopen', subject: slug },
      details: { benefit, ref: before.ref },
    })
    return claimOf(transaction, id, benefit)
  })
}
