import * as v from 'valibot'
import { sustainabilityCategories } from './categories.ts'
import { slug } from './fields.ts'
import { engagement, heldCredential, knownLines } from './organisation.ts'
import { forTexts, publicTextNames } from './profile/profile-texts.ts'

/** What anybody may read of an organisation: `GET /public/organisation/detail/{slug}`. */
export const publicProfile = v.object({
  ...forTexts(publicTextNames, () => v.string()),
  slug,
  sustainabilityBadges: v.array(v.picklist(sustainabilityCategories)),
  categories: v.array(v.object({ name: v.string() })),
  sdgs: v.array(v.object({ id: v.number() })),
  /** By name. */
  sustainabilityCredentials: v.array(
    v.omit(heldCredential, ['secondName', 'secondShortName', 'tier', 'hasRenewal']),
  ),
  /**
   * How many of them are verified, so that no badge has to interpret states (KEEP-2). Copies that a
   * device has kept from before this field, and other back ends, do not have it.
   */
  verifiedCredentials: v.optional(v.number()),
  /** Names of what completed modules have earned (MOD-3); never of any other attribute. */
  tags: v.array(v.string()),
  events: v.array(engagement),
  targets: v.array(engagement),
  locations: v.array(
    v.object({ name: v.string(), city: v.string(), state: v.string(), country: v.string() }),
  ),
  /** Where it serves: names of countries and regions. */
  serviceableLocations: v.array(v.object({ name: v.string() })),
  hasRedCredential: v.boolean(),
  hasYellowCredential: v.boolean(),
  shareable: v.boolean(),
  /** Whether anybody can know that the profile is this organisation's own; search engines are told of no other. */
  isProven: v.optional(v.boolean()),
  /** How a reader can know it. */
  known: knownLines,
  version: v.number(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
})
export type PublicProfile = v.InferOutput<typeof publicProfile>
