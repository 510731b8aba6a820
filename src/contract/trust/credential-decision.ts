import * as v from 'valibot'
import { line } from '../fields.ts'
import * as limits from '../limits.ts'
import { statedDetails } from './stated-details.ts'

const said = v.partial(statedDetails).entries
const note = line(limits.inviteMessage)

/**
 * What a verifier decides on a credential of a profile. What a certificate says counts in place of what the
 * supplier has said, as far as it is given.
 */
export const credentialDecision = v.variant('decision', [
  v.strictObject({
    /** `check`: one that is verified already, again or in a better way. */
    decision: v.picklist(['approve', 'check']),
    method: v.picklist(['document', 'register', 'issuer']),
    /** In whose name: what buyers read. */
    authority: v.optional(line(limits.credentialIssuer)),
    ...said,
  }),
  /** `note` of a suspension or revocation is public. */
  v.strictObject({ decision: v.picklist(['ask', 'suspend', 'revoke']), note }),
  v.strictObject({ decision: v.literal('restore') }),
  /** Papers in the name of the supplier. */
  v.strictObject({ decision: v.literal('renew'), ...said }),
  v.strictObject({ decision: v.literal('refuse'), reason: v.optional(note) }),
])
export type CredentialDecision = v.InferOutput<typeof credentialDecision>
