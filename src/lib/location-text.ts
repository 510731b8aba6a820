type Location = { city: string; state: string; country: string }

/**
 * PUB-3: city, state and country joined by commas; what is unknown leaves no gap.
 * @returns empty where nothing of it is known
 */
export function locationText(location: Location): string {
  return [location.city, location.state, location.country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}

/** One text for each place of an organisation, the main one first, none twice. */
export function locationTexts(locations: readonly Location[]): string[] {
  return [...new Set(locations.map(locationText))].filter(Boolean)
}
