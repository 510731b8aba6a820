import * as v from 'valibot'
import { instant, slug } from '../fields.ts'
import { cadence } from './saved-search.ts'

/** What those who follow a supplier are told. */
export const supplierNewsKinds = ['confirmed', 'renewed', 'expired', 'withdrawn', 'module'] as const
export type SupplierNewsKind = (typeof supplierNewsKinds)[number]

/** Something that has become of a supplier and is so now. */
const supplierNews = v.object({
  kind: v.picklist(supplierNewsKinds),
  /** The credential, or what a module has earned, as it is called. */
  name: v.string(),
  at: instant,
})

/** A supplier that a buyer follows, as far as the public may read it. */
export const followedSupplier = v.object({
  slug,
  /** Null: its profile is not public now. */
  shown: v.nullable(
    v.object({
      name: v.string(),
      /** Empty where it is not known. */
      place: v.string(),
      credentialCount: v.number(),
      verifiedCredentials: v.number(),
    }),
  ),
  since: instant,
  /** The newest first. */
  news: v.array(supplierNews),
})
export type FollowedSupplier = v.InferOutput<typeof followedSupplier>

export const followedSuppliers = v.object({
  /** Those of whom there was news last come first. */
  results: v.array(followedSupplier),
  /** How often whoever asks is written to about all of them. */
  cadence,
})
export type FollowedSuppliers = v.InferOutput<typeof followedSuppliers>
