import * as v from 'valibot'
import { instant, slug } from '../fields.ts'
import { relationship } from '../membership.ts'
import { knownLine, organisationDetails } from '../organisation.ts'
import { lease } from './queue.ts'

/** Days after which the owners are reminded once that a claim waits for them. */
export const claimReminderDays = 3
/** Days after which a claim that the owners do not answer waits for the operator. */
export const claimUnansweredDays = 7
/** Other claims, and other suppliers of the same person, that an operator is shown. */
export const mostClaimContext = 20

/** Why the operator decides: nobody owns the supplier, or its owners do not answer. */
export const claimKinds = ['ownerless', 'unanswered'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** What a mail address says about a supplier, compared with its website. */
export const addressKinds = ['website', 'provider', 'other'] as const
export type AddressKind = (typeof addressKinds)[number]

/** Somebody who asks to belong to a supplier. */
const claimant = v.object({
  /** Of the membership that is asked for. */
  claimId: v.string(),
  name: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  /** When they asked. */
  since: instant,
})

/** A claim that waits for the operator. */
export const queuedClaim = v.object({
  ...claimant.entries,
  slug,
  supplier: v.string(),
  countryCode: v.nullable(v.string()),
  kind: v.picklist(claimKinds),
  lease: v.nullable(lease),
})
export type QueuedClaim = v.InferOutput<typeof queuedClaim>

/** Everything that helps to decide. */
export const claimItem = v.object({
  ...queuedClaim.entries,
  /** Of who asks, the profile's website and its owners; a decision names what it was made on. */
  version: v.string(),
  address: v.picklist(addressKinds),
  website: v.string(),
  /** Whether the website is the claimant's own word. */
  websiteSetBySelf: v.boolean(),
  registeredAt: instant,
  identifiers: organisationDetails.entries.identifiers,
  /** How sure one can be whose profile it is. */
  known: v.array(knownLine),
  /** When the owners were reminded; null: they were not. */
  remindedAt: v.nullable(instant),
  owners: v.array(
    v.object({
      name: v.string(),
      email: v.string(),
      emailVerified: v.boolean(),
      /** Since when they are one. */
      since: instant,
      /** When they signed in last; null: that is not known. */
      signedInAt: v.nullable(instant),
    }),
  ),
  /** Others who ask for the same supplier, whoever decides on them. */
  competing: v.array(claimant),
  /** Other suppliers that the person belongs to or asks for, of the brands of whoever looks. */
  elsewhere: v.array(
    v.object({ slug, supplier: v.string(), relationship, isAccepted: v.boolean() }),
  ),
})
export type ClaimItem = v.InferOutput<typeof claimItem>
