import * as v from 'valibot'
import { emailLine, instant, line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import { buyerRoles } from './buyer-role.ts'

export const buyerRole = v.picklist(buyerRoles)

/** Counts the changes, from 1; a change names the one that it was made from. */
export const buyerVersion = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What a buyer says of itself. Nothing of it is public. */
const buyerName = line(limits.name)
export const buyerInput = v.strictObject({ name: buyerName })
export const buyerChange = v.strictObject({ version: buyerVersion, name: buyerName })

const named = { slug, name: v.string() }

/** An organisation that buys, as its members read it. */
export const buyer = v.object({
  type: v.literal('BUYER'),
  ...named,
  version: buyerVersion,
  /** Of whoever asks. */
  role: buyerRole,
})
export type Buyer = v.InferOutput<typeof buyer>

/** An invitation to the confirmed address of whoever asks. */
export const buyerInvitation = v.object({
  id: v.string(),
  name: v.string(),
  role: buyerRole,
  invitedAt: instant,
})
export type BuyerInvitation = v.InferOutput<typeof buyerInvitation>

/** The buyers of whoever asks, the oldest first, and what waits for their answer. */
export const ownBuyers = v.object({
  results: v.array(buyer),
  invitations: v.array(buyerInvitation),
})
export type OwnBuyers = v.InferOutput<typeof ownBuyers>

/** Somebody who belongs to a buyer or is invited to. */
export const buyerMember = v.object({
  /** Of the membership; tells nothing of the user. */
  id: v.string(),
  /** Empty for somebody who is invited. */
  firstName: v.string(),
  lastName: v.string(),
  /** Null where whoever asks does not manage the team. */
  email: v.nullable(v.string()),
  role: buyerRole,
  /** Null: invited, and has not answered yet. */
  whenAccepted: v.nullable(instant),
  isSelf: v.boolean(),
})
export type BuyerMember = v.InferOutput<typeof buyerMember>

export const memberInvitation = v.strictObject({ email: emailLine, role: buyerRole })
export type MemberInvitation = v.InferOutput<typeof memberInvitation>
