import type { ReportDecision } from '#src/contract/operate/reports.ts'
import { recordAudit } from '../audit.ts'
import { ruleOnCredential } from '../credentials/rule-on-credential.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { endLease, takeLease } from '../verification/leases.ts'
import { oncePerReporter } from './once-per-reporter.ts'
import { reportsKey } from './report-leases.ts'
import { type Decider, rewordSuspension, suspendOrganisation } from './suspensions.ts'

/** What is decided on a report of an organisation, by whom. */
export type DecidedReport = {
  organisation: { id: string; slug: string }
  reportId: string
  decision: ReportDecision
  by: Decider
  /** Where the links of letters to owners lead; null: they are not told by mail. */
  occasion: Occasion | null
  derive: DeriveAttributes
}

/** The report is closed already, or was never there. */
export class ReportClosed extends Error {}

/**
 * Closes a report, and with a suspension every other one that waits about the same: what is suspended, the audit
 * log, and the events that tell reporters and owners, at once.
 * @param now ms since the epoch
 * @throws ReportClosed, Leased or UnfitDecision; then nothing is written
 */
export function decideReport(db: Connection, decided: DecidedReport, now: number): Promise<void> {
  const { organisation, reportId, decision, by } = decided
  const key = reportsKey({ organisationId: organisation.id })
  return db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisation.id)
    const report = await transaction
      .selectFrom('reports')
      .select('id')
      .where('id', '=', reportId)
      .where('organisation_id', '=', organisation.id)
      .where('outcome', 'is', null)
      .executeTakeFirst()
    if (!report) throw new ReportClosed('Nothing waits under this id')
    // Whoever else is at it would decide on what is closed by then.
    if (by.id !== null) await takeLease(transaction, key, by.id, now)
    const suspensionId = await suspend(transaction, decided)
    const closed = await close(transaction, decided, suspensionId)
    await recordAudit(transaction, {
      ...{ actor: by.actor, action: 'report.decide', subject: organisation.slug },
      details: { ...decision, reports: closed.map(({ id }) => id) },
    })
    for (const id of oncePerReporter(closed))
      await appendEvent(transaction, {
        ...{ type: 'report.decided', organisationId: organisation.id, userId: null },
        data: { reportId: id },
      })
    if (by.id !== null) await endLease(transaction, key, by.id)
  })
}

/** @returns the id of the suspension that the report has led to; null: to none */
async function suspend(
  transaction: Connection,
  { organisation: { id: organisationId, slug }, decision, by, occasion, derive }: DecidedReport,
): Promise<string | null> {
  if (decision.outcome === 'suspended') {
    const { publicNote } = decision
    const own = { organisationId, slug, publicNote, reason: null, by, occasion }
    return (
      (await suspendOrganisation(transaction, own)) ?? (await rewordSuspension(transaction, own))
    )
  }
  if (decision.outcome !== 'credential-suspended') return null
  const { credentialId, publicNote: note } = decision
  await ruleOnCredential(transaction, {
    ...{ organisationId, credentialId, slug, actor: by.actor, by: by.id, occasion, derive },
    decision: { decision: 'suspend', note },
  })
  const made = await transaction
    .selectFrom('suspensions')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .where('ended_at', 'is', null)
    .orderBy('suspended_at', 'desc')
    .executeTakeFirstOrThrow()
  return made.id
}

/** @returns the reports that are closed by that, the one that was decided on first */
async function close(
  transaction: Connection,
  { organisation, reportId, decision }: DecidedReport,
  suspensionId: string | null,
): Promise<Parameters<typeof oncePerReporter>[0]> {
  const closed = await transaction
    .updateTable('reports')
    .set({
      ...{ outcome: decision.outcome, note: decision.note ?? null, suspension_id: suspensionId },
      close_reason: decision.outcome === 'no-issue' ? decision.reason : null,
      decided_at: new Date().toISOString(),
    })
    .where('organisation_id', '=', organisation.id)
    .where('outcome', 'is', null)
    .where((where) =>
      where.or([
        where('id', '=', reportId),
        ...(decision.outcome === 'suspended' ? [where('id', '!=', reportId)] : []),
        ...(decision.outcome === 'credential-suspended'
          ? [where('credential_id', '=', decision.credentialId)]
          : []),
      ]),
    )
    .returning(['id', 'user_id as userId', 'mailbox'])
    .execute()
  const isFirst = ({ id }: { id: string }) => id === reportId
  return [...closed.filter(isFirst), ...closed.filter((one) => !isFirst(one))]
}
