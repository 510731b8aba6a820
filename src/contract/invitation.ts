import * as v from 'valibot'
import { emailLine, text } from './fields.ts'
import * as limits from './limits.ts'

const addresses = v.pipe(
  v.array(emailLine),
  v.minLength(1, 'needs at least one address'),
  v.maxLength(limits.invitees, `must have at most ${limits.invitees} addresses`),
)

/**
 * Body of `POST /invite/email`, in both readings (INV-2): `recipients` and `mailBody`, or `emails`,
 * `template` and `role`. Messages are taken as text: no markup of theirs reaches a mail.
 */
export const invitation = v.pipe(
  v.strictObject({
    recipients: v.optional(addresses),
    mailBody: v.optional(text(limits.inviteMessage)),
    emails: v.optional(addresses),
    template: v.optional(text(limits.inviteTemplate)),
    role: v.optional(v.literal('SUPPLIER')),
    /** Sends the fixed text without the sender's name, as it is for guests. */
    anonymous: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ recipients, emails }) => (recipients ?? emails) !== undefined,
      'needs at least one address',
    ),
    ['recipients'],
  ),
)
export type Invitation = v.InferOutput<typeof invitation>

/** Who was invited; a list that is not empty means success. */
export const invitationAnswer = v.array(v.object({ email: v.string() }))
