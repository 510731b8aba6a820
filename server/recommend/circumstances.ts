import type { CompanySize } from '#src/contract/company-size.ts'
import type { IndustryId } from './data/industries.ts'
import type { IndustryIndex } from './industry-index.ts'
import type { Supplier } from './supplier.ts'

/** An industry that fits. */
export type IndustryMatch = {
  industry: IndustryId
  /** How much of what the supplier sells belongs to it: above 0, to 1. */
  share: number
  /** How few other products the listed industries cover: 1 next to none, 0 a fifth of all or more. */
  focus: number
}

export type PlaceMatch = {
  /** ISO 3166-1 or -2. */
  place: string
  /** Whether it is the country that the supplier names first: most likely its own. */
  isFirst: boolean
}

/** Number of products, about a fifth of NACE, from which a list of industries is no longer special. */
const unfocused = 200

/** A supplier seen the way standings describe credentials. */
export type Circumstances = {
  readonly size: CompanySize | null
  readonly attributes: ReadonlySet<string>
  /** Only what belongs to the supplier's industries will do. */
  readonly industryOnly: boolean
  /** The best match; of several the narrowest is named. */
  industryAmong(listed: readonly IndustryId[] | undefined): IndustryMatch | undefined
  /** The first of the supplier's places that is among the listed countries or subdivisions. */
  placeAmong(listed: readonly string[] | undefined): PlaceMatch | undefined
}

export function circumstancesOf(supplier: Supplier, index: IndustryIndex): Circumstances {
  const categories = new Set(supplier.categories)
  const counts = new Map<IndustryId, number>()
  for (const category of categories) {
    for (const industry of index.of(category)) counts.set(industry, (counts.get(industry) ?? 0) + 1)
  }
  const countries = countriesOf(supplier.locations)
  const locations = new Set(supplier.locations)
  return {
    size: supplier.size,
    attributes: new Set(supplier.attributes),
    industryOnly: supplier.mustMatch.categories && categories.size > 0,
    industryAmong(listed = []) {
      const matching = listed.filter((industry) => counts.has(industry))
      const [narrowest] = matching.toSorted((a, b) => index.breadth(a) - index.breadth(b))
      const most = Math.max(...matching.map((industry) => counts.get(industry) ?? 0))
      if (!narrowest) return undefined
      const covered = listed.reduce((sum, industry) => sum + index.breadth(industry), 0)
      const focus = Math.max(0, 1 - covered / unfocused)
      return { industry: narrowest, share: most / categories.size, focus }
    },
    placeAmong(listed = []) {
      const place =
        countries.find((country) => listed.includes(country)) ??
        listed.find((one) => locations.has(one) || locations.has(countryOf(one)))
      return place === undefined ? undefined : { place, isFirst: countryOf(place) === countries[0] }
    },
  }
}

/** Countries of places, each once, in their order. */
export function countriesOf(locations: readonly string[]): string[] {
  return [...new Set(locations.map(countryOf))]
}

/** ISO 3166-2 codes begin with the country's. */
function countryOf(location: string): string {
  return location.slice(0, 2)
}
