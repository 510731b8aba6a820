import * as v from 'valibot'
import { instant, slug } from './fields.ts'

export const relationship = v.picklist(['OWNER', 'EMPLOYEE'])
export const membership = v.object({
  organisation: v.object({ name: v.string(), slug }),
  relationship,
  /** Unset: the claim is waiting for a decision. */
  whenAccepted: v.nullable(instant),
})
export type Membership = v.InferOutput<typeof membership>

export const currentUser = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  slug: v.string(),
  /** Whether the address is known to be theirs; absent where that is not said. */
  emailVerified: v.optional(v.boolean()),
})
export type CurrentUser = v.InferOutput<typeof currentUser>

/** The current user as the server knows them now. */
export const ownUser = v.object({
  ...currentUser.entries,
  /** Tag of the language in which their mails are; null where it is not known, absent where a back end does not say. */
  language: v.optional(v.nullable(v.string())),
})
export type OwnUser = v.InferOutput<typeof ownUser>

/** A hit of the organisation search: enough to tell two namesakes apart, nothing private. */
export const organisationHit = v.object({ name: v.string(), slug, location: v.string() })
export type OrganisationHit = v.InferOutput<typeof organisationHit>

/** Somebody who belongs to an organisation, or asks to, as its own people see them. */
export const organisationUser = v.object({
  /** Of the membership; tells nothing of the user. */
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** Null for members who are not owners. */
  email: v.nullable(v.string()),
  /** Whether the address is known to be theirs; null where it is not told, or not known. */
  emailVerified: v.nullable(v.boolean()),
  relationship,
  whenAccepted: v.nullable(instant),
  /** When the membership was asked for or given. */
  whenAsked: instant,
  /** Whether this is whoever asks. */
  isSelf: v.boolean(),
})
export type OrganisationUser = v.InferOutput<typeof organisationUser>
