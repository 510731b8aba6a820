import * as v from 'valibot'
import { catalogueId, emailLine, instant, slug, text } from '../fields.ts'
import * as limits from '../limits.ts'
import { isBlank } from '../one-line.ts'

/** What somebody can report about a profile (OPR-7). */
export const reportReasons = [
  'misleading',
  'wrong-organisation',
  'impersonation',
  'offensive',
  'closed',
  'personal-data',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** What came of a report. */
export const reportOutcomes = [
  'no-issue',
  'corrected',
  'suspended',
  'credential-suspended',
] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** Why nothing was to be changed: worded in each language, so that an operator need not know the reporter's. */
export const closeReasons = ['is-right', 'unproven', 'not-ours', 'known'] as const
export type CloseReason = (typeof closeReasons)[number]

/** What became of a suspension that its owner has appealed against. */
export const appealOutcomes = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** Several lines that say something. @param max characters */
export const saidText = (max: number) =>
  v.pipe(
    text(max),
    v.check((said) => !isBlank(said), 'must not be empty'),
  )

/** A report as a guest or a user sends it. */
export const newReport = v.strictObject({
  slug,
  /** What of the profile it is about; undefined: the profile as a whole. */
  credentialId: v.optional(catalogueId),
  reason: v.picklist(reportReasons),
  text: saidText(limits.reportText),
  /** Where a guest is told what came of it; users are known by their session. */
  email: v.optional(emailLine),
})
export type NewReport = v.InferOutput<typeof newReport>

/** A suspension of a profile or of one of its credentials, as members of the organisation read it. */
export const ownSuspension = v.object({
  id: v.string(),
  /** Null: the whole profile. */
  credentialId: v.nullable(v.string()),
  credential: v.nullable(v.string()),
  since: instant,
  /** What visitors read too; null: nothing was said. */
  note: v.nullable(v.string()),
  appeal: v.nullable(
    v.object({
      text: v.string(),
      at: instant,
      /** Null: it waits for a decision. */
      outcome: v.nullable(v.picklist(appealOutcomes)),
      note: v.nullable(v.string()),
    }),
  ),
})
export type OwnSuspension = v.InferOutput<typeof ownSuspension>

/** What of an organisation is suspended, and whether whoever asks may appeal. */
export const ownSuspensions = v.object({
  results: v.array(ownSuspension),
  /** Owners may. */
  mayAppeal: v.boolean(),
})
export type OwnSuspensions = v.InferOutput<typeof ownSuspensions>
