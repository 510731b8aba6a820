import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import { setStatus } from '../organisations/set-status.ts'
import { oncePerReporter } from './once-per-reporter.ts'

/** Who decides: `id` null for the command line, `actor` as in the audit log. */
export type Decider = { id: string | null; actor: string }

/** What is suspended. `credentialId` null: the whole profile. */
export type Suspended = { organisationId: string; credentialId: string | null }

/** What is said and told about the suspension of a profile. */
export type NewSuspension = {
  organisationId: string
  /** For the audit log. */
  slug: string
  /** What visitors read; null: nothing. */
  publicNote: string | null
  /** For the audit log alone. */
  reason: string | null
  by: Decider
  /** Where the links of letters lead; null: nobody is told by mail. */
  occasion: Occasion | null
}

/**
 * Hides a profile, with its entry in the audit log and the event that tells its owners; runs in the caller's
 * transaction.
 * @returns the id of the suspension; null where it was suspended already
 */
export async function suspendOrganisation(
  transaction: Connection,
  { organisationId, slug, publicNote, reason, by, occasion }: NewSuspension,
): Promise<string | null> {
  if (!(await setStatus(transaction, organisationId, 'SUSPENDED'))) return null
  const id = await addSuspension(
    transaction,
    { organisationId, credentialId: null },
    { note: publicNote, by: by.id },
  )
  await recordAudit(transaction, {
    ...{ actor: by.actor, action: 'organisation.suspend', subject: slug },
    details: { ...(reason && { reason }), ...(publicNote && { publicNote }) },
  })
  await appendEvent(transaction, {
    ...{ type: 'profile.suspended', organisationId, userId: null },
    data: { occasion, note: publicNote },
  })
  return id
}

/**
 * Has visitors read other words about a profile that is suspended already, and tells its owners; runs in the caller's
 * transaction.
 * @returns the id of the suspension; null where none is on record
 */
export async function rewordSuspension(
  transaction: Connection,
  { organisationId, publicNote, occasion }: NewSuspension,
): Promise<string | null> {
  const { id, note } = (await currentSuspension(transaction, organisationId)) ?? {}
  if (id === undefined) return null
  if (note === publicNote) return id
  await transaction
    .updateTable('suspensions')
    .set({ note: publicNote })
    .where('id', '=', id)
    .execute()
  await appendEvent(transaction, {
    ...{ type: 'profile.suspended', organisationId, userId: null },
    data: { occasion, note: publicNote },
  })
  return id
}

/**
 * Shows a profile again, with its entry in the audit log; runs in the caller's transaction.
 * @param appeal whether that was decided on an appeal, of which its owners are told besides
 * @returns whether it was suspended
 */
export async function restoreOrganisation(
  transaction: Connection,
  { organisationId, slug, by, occasion }: Omit<NewSuspension, 'publicNote' | 'reason'>,
  appeal = false,
): Promise<boolean> {
  if (!(await setStatus(transaction, organisationId, 'ACTIVE'))) return false
  await endSuspensions(transaction, { organisationId, credentialId: null })
  await recordAudit(transaction, {
    ...{ actor: by.actor, action: 'organisation.restore', subject: slug },
  })
  if (!appeal)
    await appendEvent(transaction, {
      ...{ type: 'profile.restored', organisationId, userId: null, data: { occasion } },
    })
  return true
}

/** Notes that something is suspended from now on. @returns the id of the suspension */
export async function addSuspension(
  transaction: Connection,
  { organisationId, credentialId }: Suspended,
  { note, by }: { note: string | null; by: string | null },
): Promise<string> {
  const id = randomUUID()
  await transaction
    .insertInto('suspensions')
    .values({
      ...{ id, organisation_id: organisationId, credential_id: credentialId, note },
      ...{ suspended_at: new Date().toISOString(), suspended_by: by },
    })
    .execute()
  return id
}

/** Notes that something is suspended no more, and tells those whose reports had led to that. */
export async function endSuspensions(
  transaction: Connection,
  { organisationId, credentialId }: Suspended,
): Promise<void> {
  const ended = await transaction
    .updateTable('suspensions')
    .set({ ended_at: new Date().toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('credential_id', credentialId === null ? 'is' : '=', credentialId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return
  const reports = await transaction
    .selectFrom('reports')
    .select(['id', 'user_id as userId', 'mailbox'])
    .where(
      'suspension_id',
      'in',
      ended.map(({ id }) => id),
    )
    .orderBy('created_at')
    .execute()
  for (const reportId of oncePerReporter(reports))
    await appendEvent(transaction, {
      ...{ type: 'report.lifted', organisationId, userId: null, data: { reportId } },
    })
}

/** The newest suspension of a profile as a whole that has not ended. */
export function currentSuspension(db: Connection, organisationId: string) {
  return db
    .selectFrom('suspensions')
    .select(['id', 'note', 'suspended_at as since'])
    .where('organisation_id', '=', organisationId)
    .where('credential_id', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('suspended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
