/** Where a day ends last on earth: what a day means for an organisation of which no country is known. */
const anywhere = 'Etc/GMT+12'
const zones = new Map<string, string>()

/**
 * The time zone in which an organisation's days end: of those of its country the one in which they end last,
 * so that no credential is over while it is still its last day somewhere in the country.
 * @param countryCode ISO 3166-1 alpha-2; null where it is not known
 */
export function timeZoneOf(countryCode: string | null): string {
  if (countryCode === null) return anywhere
  const known = zones.get(countryCode)
  if (known) return known
  const [last = anywhere] = zonesOf(countryCode)
    .map((zone) => ({ zone, clock: clockIn(zone) }))
    .toSorted((one, other) => one.clock - other.clock)
    .map(({ zone }) => zone)
  zones.set(countryCode, last)
  return last
}

/** https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getTimeZones, which TypeScript does not know yet. */
function zonesOf(countryCode: string): readonly string[] {
  const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & {
    getTimeZones(): string[] | undefined
  }
  return locale.getTimeZones() ?? []
}

/** What the clocks of a zone say at one instant, as an instant of UTC: the earliest is the last zone. */
function clockIn(timeZone: string): number {
  const at = Date.UTC(2026, 0, 15, 12)
  const text = new Intl.DateTimeFormat('sv', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'medium' },
  }).format(at)
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}
