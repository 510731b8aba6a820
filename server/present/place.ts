import type { Catalogue } from '../catalogue/catalogue.ts'

export type PresentedPlace = { name: string; city: string; state: string; country: string }

/** City, state and country of a place; the street stays out of it. Null for an unknown place. */
export function presentPlace(catalogue: Catalogue, placeId: string): PresentedPlace | null {
  const place = placeId ? catalogue.placeById(placeId) : undefined
  if (!place) return null
  const named = (type: string) =>
    place.address_components.find((one) => one.types.includes(type))?.long_name ?? ''
  const city = named('locality')
  const state = named('administrative_area_level_1')
  const country = named('country')
  return { name: [city, state, country].filter(Boolean).join(', '), city, state, country }
}
