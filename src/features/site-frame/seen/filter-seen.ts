import type { SeenProfile } from '#src/data/seen-profiles.ts'
import { locationTexts } from '#src/lib/location-text.ts'
import { plain } from '#src/lib/plain.ts'

/** Where a business is; empty where its profile does not say. */
export const placeOf = ({ profile }: SeenProfile): string =>
  locationTexts(profile.locations)[0] ?? ''

/**
 * Those whose name and places have each word of a query somewhere, accents and capitals aside. Their order
 * stays.
 * @param query empty for all
 */
export function filterSeen(seen: readonly SeenProfile[], query: string): readonly SeenProfile[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return seen.filter(({ profile }) => {
    const text = plain([profile.name, ...locationTexts(profile.locations)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
