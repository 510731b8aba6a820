import type { OrganisationDetails } from '../../contract/organisation.ts'

type Known = Pick<
  OrganisationDetails,
  'serviceableLocations' | 'categories' | 'size' | 'attributes'
>

/** What recommendations are made from. */
export type ProfilePart = 'locations' | 'products' | 'size' | 'attributes'

/** Where each part is filled in: the id of its section of the profile. */
export const sectionOf: Record<ProfilePart, string> = {
  locations: 'locations',
  products: 'products',
  size: 'description',
  attributes: 'credentials',
}

/** The parts that the saved profile says nothing of (PTH-3). */
export function missingParts(organisation: Known): ProfilePart[] {
  const { serviceableLocations, categories, size, attributes } = organisation
  const isMissing: Record<ProfilePart, boolean> = {
    locations: serviceableLocations.length === 0,
    products: categories.length === 0,
    size: size === null,
    attributes: attributes.length === 0,
  }
  return (['locations', 'products', 'size', 'attributes'] as const).filter(
    (part) => isMissing[part],
  )
}
