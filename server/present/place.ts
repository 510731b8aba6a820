import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'

export type PresentedPlace = { name: string; city: string; state: string; country: string }

/** City, state and country of a place; the street stays out of it. Null for an unknown place. */
export function presentPlace(catalogue: CatalogueIn, placeId: string): PresentedPlace | null {
  const place = placeId ? catalogue.placeById(placeId) : undefined
  if (!place) return null
  const named = (type: string) =>
    place.address_components.find((one) => one.types.includes(type))?.long_name ?? ''
  const city = named('locality')
  const state = named('administrative_area_level_1')
  const country = named('country')
  return { name: [city, state, country].filter(Boolean).join(', '), city, state, country }
}

/** A suggestion of the address search, which looks in English, as readers of a language read it. */
export function presentSuggestion(
  catalogue: CatalogueIn,
  { placeId, address }: PlaceSuggestion,
): PlaceSuggestion {
  return { placeId, address: catalogue.addressOf(placeId, address) }
}
