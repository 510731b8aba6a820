import { isSuspension, type ReportDecision } from '#src/contract/operate/reports.ts'
import type { AppealOutcome, CloseReason, ReportOutcome } from '#src/contract/reports/report.ts'

/** What is being decided on a report, before it is sent. */
export type ReportDraft = {
  /** Null: nothing is chosen yet. */
  outcome: ReportOutcome | null
  reason: CloseReason | null
  /** Null: the one that was reported, as long as none is chosen; empty: none. */
  credentialId: string | null
  publicNote: string
  note: string
}
const newReportDraft: ReportDraft = {
  ...{ outcome: null, reason: null, credentialId: null, publicNote: '', note: '' },
}

/** What is being decided on an appeal, before it is sent. */
export type AppealDraft = { outcome: AppealOutcome | null; note: string }
const newAppealDraft: AppealDraft = { outcome: null, note: '' }

/** What is being decided on a case: on the one that it is. */
export type CaseDraft = { report: ReportDraft; appeal: AppealDraft }
export const newCaseDraft: CaseDraft = { report: newReportDraft, appeal: newAppealDraft }

export type ReportFault = 'outcome' | 'reason' | 'credentialId' | 'publicNote'

/** What is missing, in the order of the form. */
export function faultsOf({
  outcome,
  reason,
  credentialId,
  publicNote,
}: ReportDraft): ReportFault[] {
  return [
    ...(outcome === null ? (['outcome'] as const) : []),
    ...(outcome === 'no-issue' && reason === null ? (['reason'] as const) : []),
    ...(outcome === 'credential-suspended' && !credentialId ? (['credentialId'] as const) : []),
    ...(isSuspension(outcome) && !publicNote.trim() ? (['publicNote'] as const) : []),
  ]
}

/** The decision as it is sent; null where something is missing. */
export function decisionOf(draft: ReportDraft): ReportDecision | null {
  const { outcome, reason, credentialId, publicNote } = draft
  if (faultsOf(draft).length > 0 || outcome === null) return null
  const note = draft.note.trim() ? { note: draft.note } : {}
  if (outcome === 'no-issue') return reason && { outcome, reason, ...note }
  if (outcome === 'corrected') return { outcome, ...note }
  if (outcome === 'suspended') return { outcome, publicNote, ...note }
  return credentialId ? { outcome, credentialId, publicNote, ...note } : null
}
