import * as v from 'valibot'
import { instant, line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import { organisationDetails } from '../organisation.ts'
import { lease } from './queue.ts'

/** Why two suppliers are probably one; the first two say much, the last one little. */
export const duplicateReasons = ['number', 'website', 'name'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Suppliers that may have something in common before it is no sign any more. */
export const mostHolders = 20

/** Why somebody says that two suppliers are two. */
export const dismissalReasons = ['group', 'branches', 'coincidence', 'other'] as const
export type DismissalReason = (typeof dismissalReasons)[number]

/** What a supplier is called. */
const namedSupplier = v.object({
  slug,
  supplier: v.string(),
  countryCode: v.nullable(v.string()),
})

/** Two suppliers that are probably one; `slug` is the one that registered first. */
export const queuedPair = v.object({
  ...namedSupplier.entries,
  otherSlug: slug,
  other: namedSupplier,
  reasons: v.array(v.picklist(duplicateReasons)),
  /** When it was found. */
  since: instant,
  lease: v.nullable(lease),
})
export type QueuedPair = v.InferOutput<typeof queuedPair>

/** What an operator compares. */
export const comparedSupplier = v.object({
  ...namedSupplier.entries,
  address: v.string(),
  website: v.string(),
  identifiers: organisationDetails.entries.identifiers,
  owners: v.number(),
  /** People who belong to it or ask to. */
  people: v.number(),
  credentials: v.number(),
  registeredAt: instant,
  changedAt: instant,
})
export type ComparedSupplier = v.InferOutput<typeof comparedSupplier>

/** Everything that helps to decide. */
export const pairItem = v.object({
  ...queuedPair.entries,
  /** Of both as they are; a decision names what it was made on. */
  version: v.string(),
  suppliers: v.strictTuple([comparedSupplier, comparedSupplier]),
  /** What both have, by its kind. */
  signs: v.array(v.object({ kind: v.picklist(duplicateReasons), value: v.string() })),
  /** Said of them before one of them changed; null: nobody has. */
  dismissed: v.nullable(
    v.object({
      at: instant,
      /** Null: that is not known. */
      by: v.nullable(v.string()),
      reason: v.picklist(dismissalReasons),
      note: v.nullable(v.string()),
    }),
  ),
})
export type PairItem = v.InferOutput<typeof pairItem>

/** Why two suppliers are two: nobody but operators reads it. */
export const dismissal = v.pipe(
  v.strictObject({
    reason: v.picklist(dismissalReasons),
    note: v.optional(line(limits.inviteMessage)),
  }),
  v.forward(
    v.check(({ reason, note }) => reason !== 'other' || note !== undefined, 'needs a note'),
    ['note'],
  ),
)
export type Dismissal = v.InferOutput<typeof dismissal>
