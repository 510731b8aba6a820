import * as v from 'valibot'

/**
 * [country (ISO alpha-2), GeoNames code, English name, short name]: the first-level region of a
 * place. The short name is the ISO 3166-2 code without the country, or the name where ISO has no
 * such region. Code and name are empty for places without a region.
 */
export const regionRow = v.tuple([v.string(), v.string(), v.string(), v.string()])
export type RegionRow = v.InferOutput<typeof regionRow>
