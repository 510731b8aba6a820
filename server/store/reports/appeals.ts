import type { AppealDecision } from '#src/contract/operate/reports.ts'
import { isWithin, scopeIn } from '../../policies/operator.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import { brandOf } from '../operator-roles.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { endLease, takeLease } from '../verification/leases.ts'
import { type LiftedSuspension, liftSuspension } from './lift-suspension.ts'
import { reportsKey } from './report-leases.ts'

/** A suspension against which nobody can appeal: it was appealed against before, or holds no more. */
export class NoAppeal extends Error {
  readonly reason: 'appealed' | 'over'
  constructor(reason: NoAppeal['reason']) {
    super(`There is nothing to appeal against: ${reason}`)
    this.reason = reason
  }
}
/** An appeal that is decided already, or was never made. */
export class NoOpenAppeal extends Error {}
/** Whoever has suspended something does not decide on the appeal, as long as somebody else can. */
export class OwnSuspension extends Error {}

type Of = { organisation: { id: string; slug: string; brandId: string | null }; id: string }

/**
 * Appeals against a suspension, once.
 * @param now ms since the epoch
 * @throws NoAppeal
 */
export function makeAppeal(
  db: Connection,
  { organisation, id }: Of,
  appeal: { text: string; by: { id: string; email: string }; occasion: Occasion | null },
  now: number,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisation.id)
    const made = await transaction
      .updateTable('suspensions')
      .set({
        ...{ appeal_text: appeal.text, appealed_at: new Date(now).toISOString() },
        ...{
          appealed_by: appeal.by.id,
          appeal_occasion: appeal.occasion && JSON.stringify(appeal.occasion),
        },
      })
      .where('id', '=', id)
      .where('organisation_id', '=', organisation.id)
      .where('ended_at', 'is', null)
      .where('appealed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!made)
      throw new NoAppeal((await holds(transaction, { organisation, id })) ? 'appealed' : 'over')
    await recordAudit(transaction, {
      ...{ actor: appeal.by.email, action: 'appeal.send', subject: organisation.slug },
      details: { suspension: id },
    })
  })
}

async function holds(transaction: Connection, { organisation, id }: Of): Promise<boolean> {
  const held = await transaction
    .selectFrom('suspensions')
    .select('id')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return held !== undefined
}

/** What is decided on an appeal, and by whom. */
export type DecidedAppeal = LiftedSuspension & Of & { decision: AppealDecision }

/**
 * Decides on an appeal: what is lifted is shown again at once, and the owners are told.
 * @param now ms since the epoch
 * @throws NoOpenAppeal, OwnSuspension or Leased; then nothing is written
 */
export function decideAppeal(db: Connection, decided: DecidedAppeal, now: number): Promise<void> {
  const { organisation, id, decision, by, occasion } = decided
  const { id: organisationId, slug } = organisation
  const key = reportsKey({ organisationId })
  return db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisationId)
    const appeal = await transaction
      .updateTable('suspensions')
      .set({
        ...{ appeal_outcome: decision.outcome, appeal_note: decision.note },
        appeal_decided_at: new Date(now).toISOString(),
      })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('appealed_at', 'is not', null)
      .where('appeal_outcome', 'is', null)
      .returning(['suspended_by as suspendedBy', 'ended_at as endedAt'])
      .returning('credential_id as credentialId')
      .executeTakeFirst()
    if (!appeal) throw new NoOpenAppeal('Nothing waits under this id')
    const isOwn = by.id !== null && by.id === appeal.suspendedBy
    if (isOwn && (await othersCan(transaction, organisation, by.id)))
      throw new OwnSuspension('Somebody else decides on it')
    if (by.id !== null) await takeLease(transaction, key, by.id, now)
    await recordAudit(transaction, {
      ...{ actor: by.actor, action: 'appeal.decide', subject: slug },
      details: { suspension: id, ...decision },
    })
    const { credentialId } = appeal
    // What has ended meanwhile, by another decision, stays so.
    if (decision.outcome === 'lifted' && appeal.endedAt === null)
      await liftSuspension(transaction, decided, { credentialId, isAppealed: true })
    await appendEvent(transaction, {
      ...{ type: 'appeal.decided', organisationId, userId: null },
      data: { occasion, credential: credentialId, ...decision },
    })
    if (by.id !== null) await endLease(transaction, key, by.id)
  })
}

/** Whether another operator may decide on reports about the organisation, who does not belong to it. */
async function othersCan(
  transaction: Connection,
  { id, brandId }: Of['organisation'],
  userId: string | null,
): Promise<boolean> {
  const roles = await transaction
    .selectFrom('operator_roles as r')
    .select(['r.role', 'r.brand'])
    .where('r.role', 'in', ['support', 'admin'])
    .where('r.user_id', '!=', userId ?? '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as m')
            .select('m.id')
            .whereRef('m.user_id', '=', 'r.user_id')
            .where('m.organisation_id', '=', id),
        ),
      ),
    )
    .execute()
  const grants = roles.map(({ role, brand }) => ({ role, brandId: brandOf(brand) }))
  return isWithin(scopeIn(grants, ['support']), brandId)
}
