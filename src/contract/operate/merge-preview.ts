import * as v from 'valibot'
import { slug } from '../fields.ts'

/** What belongs to a supplier and moves with a merger, by its table. */
export const mergedParts = [
  'organisation_slugs',
  'memberships',
  'organisation_credentials',
  'credential_statements',
  'credential_checks',
  'credential_stops',
  'credential_reminders',
  'verification_leases',
  'queued_decisions',
  'reports',
  'requests',
  'request_refusals',
  'suspensions',
  'organisation_checks',
  'credential_notes',
  'check_files',
  'evidence',
  'organisation_attributes',
  'organisation_identifiers',
  'organisation_descriptions',
  'secondary_addresses',
  'organisation_products',
  'organisation_locations',
  'organisation_sdgs',
  'organisation_engagements',
  'portfolio_links',
  'visit_sums',
  'module_completions',
  'benefit_claims',
] as const
export type MergedPart = (typeof mergedParts)[number]

/** What a profile that stays takes over where it says nothing itself. */
export const filledFields = [
  'description',
  'website',
  'other_attribute',
  'size',
  'country_code',
  'brand_id',
  'address',
] as const
export type FilledField = (typeof filledFields)[number]

/** What a merger would do. */
export const mergePreview = v.object({
  stays: slug,
  goes: slug,
  /** Kinds of rows that move, or are left behind since the supplier that stays has the same. */
  parts: v.array(v.object({ part: v.picklist(mergedParts), moved: v.number(), known: v.number() })),
  filledIn: v.array(v.picklist(filledFields)),
  /** Addresses of profiles that lead to the one that stays from then on. */
  redirects: v.array(v.string()),
  /** Whoever owns it afterwards. */
  owners: v.array(v.object({ name: v.string(), email: v.string() })),
})
export type MergePreview = v.InferOutput<typeof mergePreview>
