import * as v from 'valibot'
import type { Country } from '#src/contract/catalogue.ts'

/**
 * [country (ISO alpha-2), GeoNames code, English name, short name]: the first-level region of a
 * place. The short name is the ISO 3166-2 code without the country, or the name where ISO has no
 * such region. Code and name are empty for places without a region.
 */
export const regionRow = v.tuple([v.string(), v.string(), v.string(), v.string()])
export type RegionRow = v.InferOutput<typeof regionRow>

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
