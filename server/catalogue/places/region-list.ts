import type { Country } from '#src/contract/catalogue.ts'
import type { RegionRow } from './regions.ts'

export type Region = {
  readonly country: Country
  /** GeoNames code; empty where the place has no region. */
  readonly code: string
  readonly name: string
  readonly shortName: string
}

/**
 * The regions that places lie in.
 * @throws Error when a region lies in an unknown country: the data does not belong together
 */
export function regionList(
  rows: readonly RegionRow[],
  countryByCode: (code: string) => Country | undefined,
): readonly Region[] {
  return rows.map(([countryCode, code, name, shortName]) => {
    const country = countryByCode(countryCode)
    if (!country) throw new Error(`Region ${code} lies in an unknown country ${countryCode}`)
    return { country, code, name, shortName }
  })
}
