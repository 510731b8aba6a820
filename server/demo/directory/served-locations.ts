import type { CompanySize } from '#src/contract/company-size.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Chance, partsOf } from './chance.ts'
import { directoryCountries } from './countries.ts'
import type { DirectoryCountry } from './countries/country.ts'

/** Percent of firms of a size that serve parts of their country only, and that deliver far and wide. */
const inParts: Readonly<Record<CompanySize, number>> = { MICRO: 38, SMALL: 24, MEDIUM: 8, LARGE: 2 }
const wide: Readonly<Record<CompanySize, number>> = { MICRO: 2, SMALL: 4, MEDIUM: 10, LARGE: 26 }
/** Percent of the others that serve neighbours too. */
const abroad: Readonly<Record<CompanySize, number>> = {
  MICRO: 18,
  SMALL: 32,
  MEDIUM: 52,
  LARGE: 64,
}
/** Percent of those that serve a part of their country who serve further ones, and how many at most. */
const moreParts = 45
const mostParts = 3

/**
 * Where a firm delivers or works: the part of its country that it lies in, with further ones, all of the country,
 * its neighbours, or far and wide.
 * @param region the part of the country that it lies in; null where that is not known
 */
export function serveLocations(
  chance: Chance,
  catalogue: Pick<Catalogue, 'locations'>,
  {
    country: { code, near },
    size,
    region,
  }: { country: DirectoryCountry; size: CompanySize; region: string | null },
): string[] {
  if (region !== null && chance.percent(inParts[size])) {
    const parts = catalogue.locations.find(({ id }) => id === code)?.children ?? []
    const more = chance.percent(moreParts) ? chance.some(parts, chance.between(1, mostParts)) : []
    return [...new Set([region, ...more.map(({ id }) => id)])]
  }
  if (chance.percent(wide[size])) {
    const all = directoryCountries.map((one) => one.code)
    return [...new Set([code, ...chance.some(all, chance.between(14, 40))])]
  }
  const neighbours = chance.percent(abroad[size])
    ? chance.some(partsOf(near), chance.between(1, 4))
    : []
  return [code, ...neighbours]
}
