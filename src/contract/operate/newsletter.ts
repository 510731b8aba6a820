import * as v from 'valibot'
import { instant } from '../fields.ts'

/** Sign-ups in one answer. */
export const newsletterPage = 50
/** Tags whose counts are told, those with the most sign-ups. */
export const mostNewsletterTags = 200

/** Whether the reader of an address's mail has said that they want the newsletter. */
export const signUpStates = ['confirmed', 'waiting'] as const
export type SignUpState = (typeof signUpStates)[number]

/** Latest first, or by address. */
export const signUpOrders = ['newest', 'address'] as const
export type SignUpOrder = (typeof signUpOrders)[number]

/** Somebody who has signed up for a tag of a brand. */
export const listedSignUp = v.object({
  brandId: v.string(),
  email: v.string(),
  tag: v.string(),
  name: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  createdAt: instant,
  /** Null: nobody has said yet that they want it. */
  confirmedAt: v.nullable(instant),
})
export type ListedSignUp = v.InferOutput<typeof listedSignUp>

const counts = { confirmed: v.number(), waiting: v.number() }

/** How many have signed up, in the brands of whoever asks. */
export const newsletterCounts = v.object({
  /** Of all tags. */
  total: v.object(counts),
  /** By brand and tag, those with the most first. */
  tags: v.pipe(
    v.array(v.object({ brandId: v.string(), tag: v.string(), ...counts })),
    v.maxLength(mostNewsletterTags),
  ),
  /** Whether there are more tags. */
  hasMore: v.boolean(),
  /** Whether whoever asks may save as a file who has signed up. */
  mayExport: v.boolean(),
  /** Of whoever asks, and whether they may do that for each. */
  brands: v.array(v.object({ id: v.string(), name: v.string(), mayExport: v.boolean() })),
})
export type NewsletterCounts = v.InferOutput<typeof newsletterCounts>
