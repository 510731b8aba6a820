import * as v from 'valibot'
import { line } from '../fields.ts'
import * as limits from '../limits.ts'
import { relationship } from '../membership.ts'

/**
 * Why somebody does not come to belong to a supplier, for what operators meet again and again: worded in each
 * language (`claim-reasons.*`), so that they need not know the language of whoever asks.
 */
export const claimReasons = [
  'unproved',
  'private-address',
  'address-unconfirmed',
  'other-organisation',
  'ask-owners',
  'other-claim',
] as const
export type ClaimReason = (typeof claimReasons)[number]

/** What somebody is told whose claim is refused. */
export type SaidOfClaim = { reasons: readonly ClaimReason[]; note: string | null }

const acceptance = v.strictObject({ decision: v.literal('accept'), relationship })
/** Nobody is refused without a word. */
const refusal = v.pipe(
  v.strictObject({
    decision: v.literal('refuse'),
    reasons: v.pipe(
      v.array(v.picklist(claimReasons)),
      v.maxLength(claimReasons.length, `must have at most ${claimReasons.length} entries`),
      v.check((all) => new Set(all).size === all.length, 'names a reason twice'),
    ),
    note: v.optional(line(limits.inviteMessage)),
  }),
  v.forward(
    v.check(
      ({ reasons, note }) => note !== undefined || reasons.length > 0,
      'needs a note or a reason',
    ),
    ['note'],
  ),
)

/** What an operator decides on a claim that waits (OPR-3). */
export const claimDecision = v.variant('decision', [acceptance, refusal])
export type ClaimDecision = v.InferOutput<typeof claimDecision>
