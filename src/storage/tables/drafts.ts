import * as v from 'valibot'
import { profileFields } from '#src/contract/profile/profile-fields.ts'

/** Why the server did not take what was sent, to be worded in the language that the page then has. */
export const draftProblem = v.object({
  status: v.number(),
  code: v.string(),
  /** English. */
  message: v.string(),
  field: v.nullable(v.string()),
  /** Which sentence of the code it is, and its places; earlier releases have not stored them. */
  reason: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** ms that the server asked to wait. */
  retryAfter: v.optional(v.number()),
})
export type DraftProblem = v.InferOutput<typeof draftProblem>

/** What Save asked to be sent, as it was at that moment. */
const outgoing = v.object({
  /** `Idempotency-Key`: however often this is sent, it is stored once. */
  key: v.string(),
  fields: profileFields,
  /** Id of the attribute that needs a free text, null where there is none. */
  otherMinorityId: v.nullable(v.string()),
  state: v.picklist(['waiting', 'sending', 'sign-in', 'refused', 'conflict']),
  problem: v.nullable(draftProblem),
  /** Since the last one that is known not to have arrived. */
  attempts: v.number(),
  /** ms since the epoch: not to be tried before, unless something has changed. */
  notBefore: v.number(),
  askedAt: v.number(),
  /** Save was asked for again while this may have arrived: what is there then goes next. */
  again: v.boolean(),
})
export type Outgoing = v.InferOutput<typeof outgoing>

/** The unsaved changes of one person to one organisation: one row each (OFF-4, OFF-5). */
export const draftRow = v.object({
  user: v.string(),
  /** Slug. */
  organisation: v.string(),
  /** Name of the organisation as the server knows it, to tell people which one it is. */
  name: v.string(),
  /** What the changes were made to, and its version on the server. */
  base: profileFields,
  baseVersion: v.number(),
  /** The fields that differ from the base. */
  patch: v.partial(profileFields),
  /** ms since the epoch. */
  changedAt: v.number(),
  outgoing: v.nullable(outgoing),
  /** What another person saved meanwhile, where the same field was changed here. */
  theirs: v.nullable(v.object({ fields: profileFields, version: v.number() })),
})
export type DraftRow = v.InferOutput<typeof draftRow>

/** Name and key of the table; unlike a cache it loses no row to a newer one. */
export const drafts = { name: 'drafts', key: '[user+organisation]' } as const
