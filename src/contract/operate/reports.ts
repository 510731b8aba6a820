import * as v from 'valibot'
import { instant, line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import {
  appealOutcomes,
  closeReasons,
  reportOutcomes,
  reportReasons,
  saidText,
} from '../reports/report.ts'
import { credentialStates } from '../trust/credential-state.ts'
import { lease } from './queue.ts'

/** Rows of a list of cases in one answer. */
export const casePage = 50
/** Reports about the same supplier that a case shows besides. */
export const mostEarlier = 20

/** Which cases a list shows: reports that wait or are closed, appeals that wait or are decided. */
export const caseStates = ['open', 'decided', 'appeal', 'appeal-decided'] as const
export type CaseState = (typeof caseStates)[number]

/** A report or an appeal in a list. */
export const caseRow = v.object({
  id: v.string(),
  kind: v.picklist(['report', 'appeal']),
  slug,
  supplier: v.string(),
  /** Null: it is about the profile as a whole. */
  credentialId: v.nullable(v.string()),
  /** Of a report. */
  reason: v.nullable(v.picklist(reportReasons)),
  outcome: v.nullable(v.picklist([...reportOutcomes, ...appealOutcomes])),
  at: instant,
  lease: v.nullable(lease),
})
export type CaseRow = v.InferOutput<typeof caseRow>

/** What operators read of a suspension. */
const knownSuspension = v.object({
  id: v.string(),
  credentialId: v.nullable(v.string()),
  since: instant,
  note: v.nullable(v.string()),
  /** Whether whoever asks has made it. */
  isOwn: v.boolean(),
  endedAt: v.nullable(instant),
})

const earlier = v.object({
  id: v.string(),
  reason: v.picklist(reportReasons),
  credentialId: v.nullable(v.string()),
  at: instant,
  outcome: v.nullable(v.picklist(reportOutcomes)),
})

/** Everything that helps to decide on a report or an appeal. */
export const reportCase = v.object({
  ...caseRow.entries,
  /** What the reporter, or whoever appeals, has written. */
  text: v.string(),
  /** Who has written it; null: a guest without an address, or somebody who has deleted their account. */
  from: v.nullable(v.object({ name: v.string(), email: v.string(), isGuest: v.boolean() })),
  closeReason: v.nullable(v.picklist(closeReasons)),
  /** Told to whoever wrote it. */
  note: v.nullable(v.string()),
  decidedAt: v.nullable(instant),
  /** What the profile says, whether or not it is shown at present. */
  profile: v.object({
    isSuspended: v.boolean(),
    website: v.string(),
    description: v.string(),
    registeredAt: instant,
    /** Whether there is anybody who is told of a suspension, and may appeal. */
    hasOwners: v.boolean(),
    credentials: v.array(
      v.object({ id: v.string(), name: v.string(), state: v.picklist(credentialStates) }),
    ),
  }),
  /** Those that hold, and for an appeal the one that it is against. */
  suspensions: v.array(knownSuspension),
  /** Other reports about the same supplier, newest first. */
  earlier: v.pipe(v.array(earlier), v.maxLength(mostEarlier)),
  lease: v.nullable(lease),
})
export type ReportCase = v.InferOutput<typeof reportCase>

const toReporter = v.optional(line(limits.inviteMessage))

/** What an operator decides on a report. */
export const reportDecision = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('no-issue'),
    reason: v.picklist(closeReasons),
    note: toReporter,
  }),
  v.strictObject({ outcome: v.literal('corrected'), note: toReporter }),
  /** `publicNote`: read by everybody who comes to the profile. */
  v.strictObject({
    outcome: v.literal('suspended'),
    publicNote: line(limits.inviteMessage),
    note: toReporter,
  }),
  v.strictObject({
    outcome: v.literal('credential-suspended'),
    credentialId: line(80),
    publicNote: line(limits.inviteMessage),
    note: toReporter,
  }),
])
export type ReportDecision = v.InferOutput<typeof reportDecision>

type Suspending = 'suspended' | 'credential-suspended'

/** Whether an outcome of a report suspends something. */
export function isSuspension(outcome: string | null | undefined): outcome is Suspending {
  return outcome === 'suspended' || outcome === 'credential-suspended'
}

/** What an operator decides on an appeal; `note` is told to the owners. */
export const appealDecision = v.strictObject({
  outcome: v.picklist(appealOutcomes),
  note: line(limits.inviteMessage),
})
export type AppealDecision = v.InferOutput<typeof appealDecision>

/** What an owner writes against a suspension. */
export const appealText = saidText(limits.reportText)
