import type { SeenProfile } from '#src/data/seen-profiles.ts'
import { hasAllWords } from '#src/lib/plain-text.ts'
import { locationTexts } from '#src/lib/location-text.ts'

/** Where a business is; empty where its profile does not say. */
export const placeOf = ({ profile }: SeenProfile): string =>
  locationTexts(profile.locations)[0] ?? ''

/**
 * Those whose name and places have each word of a query somewhere, accents and capitals aside. Their order
 * stays.
 * @param query empty for all
 */
export function filterSeen(seen: readonly SeenProfile[], query: string): readonly SeenProfile[] {
  return seen.filter(({ profile }) =>
    hasAllWords([profile.name, ...locationTexts(profile.locations)].join(' '), query),
  )
}
