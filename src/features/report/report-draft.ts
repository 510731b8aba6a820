import * as v from 'valibot'
import { isEmailAddress } from '#src/contract/email-address.ts'
import { type NewReport, reportReasons } from '#src/contract/reports/report.ts'

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

/** What was typed about a profile, as it was kept; an empty draft where nothing was. */
export function readDraft(kept: unknown, slug: string): ReportDraft {
  const empty = { slug, credentialId: '', reason: null, text: '', email: '' }
  const read = v.safeParse(draftShape, kept)
  return read.success && read.output.slug === slug ? read.output : empty
}

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
