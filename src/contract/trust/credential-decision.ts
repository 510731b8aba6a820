import * as v from 'valibot'
import { line } from '../fields.ts'
import * as limits from '../limits.ts'
import { decisionReasons } from './decision-reasons.ts'
import { statedDetails } from './stated-details.ts'

const said = v.partial(statedDetails).entries
const note = line(limits.inviteMessage)
/** Why, in words of the portal. */
const reasons = v.optional(
  v.pipe(
    v.array(v.picklist(decisionReasons)),
    v.maxLength(decisionReasons.length, `must have at most ${decisionReasons.length} entries`),
    v.check((all) => new Set(all).size === all.length, 'names a reason twice'),
  ),
)

const confirmation = {
  method: v.picklist(['document', 'register', 'issuer']),
  /** In whose name: what buyers read. */
  authority: v.optional(line(limits.credentialIssuer)),
  /** What was looked up and what was seen there; for operators alone. */
  seen: v.optional(line(limits.checkNote)),
  /** Id of an uploaded picture or PDF of that. */
  file: v.optional(v.pipe(v.string(), v.uuid('is not a known id'))),
  ...said,
}

const approval = v.strictObject({ decision: v.literal('approve'), ...confirmation })
const refusal = v.strictObject({
  decision: v.literal('refuse'),
  reason: v.optional(note),
  reasons,
})
const unsaid = 'needs a note or a reason'
/** In the queue nobody is refused without a word (OPR-2). */
const reasonedRefusal = v.pipe(
  refusal,
  v.forward(
    v.check(
      ({ reason, reasons: chosen = [] }) => reason !== undefined || chosen.length > 0,
      unsaid,
    ),
    ['reason'],
  ),
)
const question = v.pipe(
  v.strictObject({ decision: v.literal('ask'), note: v.optional(note), reasons }),
  v.forward(
    v.check(
      ({ note: words, reasons: chosen = [] }) => words !== undefined || chosen.length > 0,
      unsaid,
    ),
    ['note'],
  ),
)

/**
 * What a verifier decides on a credential of a profile. What a certificate says counts in place of what the
 * supplier has said, as far as it is given.
 */
export const credentialDecision = v.variant('decision', [
  approval,
  /** One that is verified already, again or in a better way. */
  v.strictObject({ decision: v.literal('check'), ...confirmation }),
  /** `note` of a suspension or revocation is public. */
  v.strictObject({ decision: v.picklist(['suspend', 'revoke']), note }),
  question,
  v.strictObject({ decision: v.literal('restore') }),
  /** Papers in the name of the supplier. */
  v.strictObject({ decision: v.literal('renew'), ...said }),
  refusal,
])
export type CredentialDecision = v.InferOutput<typeof credentialDecision>

/** What can be decided on something that waits. */
export const queueDecision = v.variant('decision', [approval, question, reasonedRefusal])
export type QueueDecision = v.InferOutput<typeof queueDecision>
