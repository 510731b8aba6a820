import * as v from 'valibot'
import { isEmailAddress } from '#src/contract/email-address.ts'
import { type NewReport, reportReasons } from '#src/contract/reports/report.ts'
import type { LocalArea } from '#src/lib/local-area.ts'

const draftShape = v.object({
  slug: v.string(),
  /** Empty: the profile as a whole. */
  credentialId: v.string(),
  reason: v.nullable(v.picklist(reportReasons)),
  text: v.string(),
  email: v.string(),
})
/** What was typed about a profile. */
export type ReportDraft = v.InferOutput<typeof draftShape>
export type ReportFault = 'reason' | 'text' | 'email'

/** What was typed about a profile and not sent; of another profile, nothing of it. */
export function keptDraft(local: LocalArea, slug: string): ReportDraft {
  const empty = { slug, credentialId: '', reason: null, text: '', email: '' }
  try {
    const kept = v.parse(draftShape, JSON.parse(local.get('report-draft') ?? 'null'))
    return kept.slug === slug ? kept : empty
  } catch {
    return empty
  }
}

/** Keeps what was typed on this device, so that it outlasts the page. */
export const keepDraft = (local: LocalArea, draft: ReportDraft): void =>
  local.set('report-draft', JSON.stringify(draft))

export const forgetDraft = (local: LocalArea): void => local.set('report-draft', '')

/** What is missing or wrong, in the order of the form. */
export function faultsOf({ reason, text, email }: ReportDraft): ReportFault[] {
  return [
    ...(reason === null ? (['reason'] as const) : []),
    ...(text.trim() ? [] : (['text'] as const)),
    ...(email.trim() === '' || isEmailAddress(email.trim()) ? [] : (['email'] as const)),
  ]
}

/** The report as it is sent; null where something is missing. @param isGuest whether an address goes along */
export function reportOf(draft: ReportDraft, isGuest: boolean): NewReport | null {
  const { slug, credentialId, reason, text } = draft
  if (reason === null || faultsOf(draft).length > 0) return null
  const email = draft.email.trim()
  return {
    ...{ slug, reason, text },
    ...(credentialId && { credentialId }),
    ...(isGuest && email && { email }),
  }
}
