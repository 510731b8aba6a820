import type { AppealOutcome } from '#src/contract/reports/report.ts'
import { mostEarlier } from '#src/contract/operate/reports.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { Connection } from '../engine.ts'
import { leaseKey, leasesOf } from '../verification/leases.ts'
import { reportsKey } from './report-leases.ts'

/** A report or an appeal with what is known around it, for operators. */
export type StoredCase = NonNullable<Awaited<ReturnType<typeof readReport>>>
type Key = { organisationId: string; id: string }

/** A report. @returns undefined where there is none of the organisation */
export async function readReport(db: Connection, { organisationId, id }: Key) {
  const row = await db
    .selectFrom('reports as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.credential_id as credentialId', 'r.reason', 'r.text', 'r.outcome'])
    .select(['r.close_reason as closeReason', 'r.note', 'r.created_at as at'])
    .select(['r.decided_at as decidedAt', 'r.email as guest'])
    .select(['u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('r.organisation_id', '=', organisationId)
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { guest, email, firstName, lastName, outcome, reason, ...rest } = row
  return {
    ...rest,
    reason: reason as typeof reason | null,
    outcome: outcome as typeof outcome | AppealOutcome,
    from: from({ email, firstName, lastName }, guest),
  }
}

/** An appeal, under the id of the suspension that it is against. */
export async function readAppeal(
  db: Connection,
  { organisationId, id }: Key,
): Promise<StoredCase | undefined> {
  const row = await db
    .selectFrom('suspensions as s')
    .leftJoin('users as u', 'u.id', 's.appealed_by')
    .select(['s.id', 's.credential_id as credentialId', 's.appeal_text as text'])
    .select(['s.appealed_at as at', 's.appeal_outcome as outcome', 's.appeal_note as note'])
    .select(['s.appeal_decided_at as decidedAt'])
    .select(['u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('s.organisation_id', '=', organisationId)
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!row || row.at === null) return undefined
  const { email, firstName, lastName, text, at, ...rest } = row
  const unlike = { reason: null, closeReason: null } as const
  return {
    ...{ ...rest, ...unlike, at, text: text ?? '' },
    from: from({ email, firstName, lastName }, null),
  }
}

/** Other reports about the supplier, its suspensions, and who is at it. @param now ms since the epoch */
export async function caseContext(db: Connection, { organisationId, id }: Key, now: number) {
  const key = reportsKey({ organisationId })
  const [earlier, suspensions, leases] = await Promise.all([
    db
      .selectFrom('reports')
      .select(['id', 'reason', 'credential_id as credentialId', 'created_at as at', 'outcome'])
      .where('organisation_id', '=', organisationId)
      .where('id', '!=', id)
      .orderBy('created_at', 'desc')
      .limit(mostEarlier)
      .execute(),
    db
      .selectFrom('suspensions')
      .select(['id', 'credential_id as credentialId', 'suspended_at as since', 'note'])
      .select(['suspended_by as by', 'ended_at as endedAt'])
      .where('organisation_id', '=', organisationId)
      .where((where) => where.or([where('ended_at', 'is', null), where('id', '=', id)]))
      .orderBy('suspended_at', 'desc')
      .execute(),
    leasesOf(db, [key], now),
  ])
  return { earlier, suspensions, lease: leases.get(leaseKey(key)) ?? null }
}

type User = { email: string | null; firstName: string | null; lastName: string | null }

function from({ email, firstName, lastName }: User, guest: string | null) {
  if (guest !== null) return { name: '', email: guest, isGuest: true }
  if (email === null) return null
  const name = fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })
  return { name, email, isGuest: false }
}
