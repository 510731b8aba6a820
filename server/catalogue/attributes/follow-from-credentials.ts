import type { Credential, SustainabilityCategory } from '#src/contract/catalogue.ts'
import type { Catalogue } from '../catalogue.ts'
import { derivedAttributes } from './derived.ts'

/** Areas of a certification by the attribute that follows from it. */
const areas: Readonly<Record<string, readonly SustainabilityCategory[]>> = {
  'certified-environment': ['Environment'],
  'certified-social': ['Social', 'Ethical'],
  'certified-diverse': ['Diversity'],
}

/**
 * The attributes that follow from verified credentials. Only certifications count: ratings and
 * memberships say that a supplier was looked at or has joined, not that a standard is met.
 * @param verified credentials that the operator has approved
 * @returns ids of derived attributes, in the order of the catalogue
 */
export function attributesFollowingFrom(
  verified: readonly Pick<Credential, 'category' | 'sustainabilityBadges'>[],
): string[] {
  const certified = new Set(
    verified
      .filter((one) => one.category === 'certification')
      .flatMap((one) => one.sustainabilityBadges),
  )
  return derivedAttributes
    .map(({ id }) => id)
    .filter((id) => areas[id]?.some((area) => certified.has(area)))
}

/** The same rule for credentials that are given by their ids. */
export function deriveAttributesWith(
  catalogue: Pick<Catalogue, 'credentialById'>,
): (verifiedCredentialIds: readonly string[]) => string[] {
  return (ids) => attributesFollowingFrom(ids.flatMap((id) => catalogue.credentialById(id) ?? []))
}
