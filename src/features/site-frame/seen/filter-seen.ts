import type { SeenProfile } from '#src/data/seen-profiles.ts'
import { locationTexts } from '#src/lib/location-text.ts'
import { plainText } from '#src/lib/plain-text.ts'

/** Where a business is; empty where its profile does not say. */
export const placeOf = ({ profile }: SeenProfile): string =>
  locationTexts(profile.locations)[0] ?? ''

/**
 * Those whose name and places have each word of a query somewhere, accents and capitals aside. Their order
 * stays.
 * @param query empty for all
 */
export function filterSeen(seen: readonly SeenProfile[], query: string): readonly SeenProfile[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return seen.filter(({ profile }) => {
    const text = plainText([profile.name, ...locationTexts(profile.locations)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
