import type { Circumstances, IndustryMatch, PlaceMatch } from './circumstances.ts'
import type { SupportedClaim, VerifiedClaim } from './data/claims.ts'
import type { Standing } from './standing.ts'

/** What a credential and a supplier have in common. */
export type Fit = {
  /** It exists for this industry. */
  madeFor?: IndustryMatch | undefined
  /** It exists for others too, but above all for this industry. */
  commonIn?: IndustryMatch | undefined
  /** Where it is at home. */
  home?: PlaceMatch | undefined
  /** `only`: it exists for businesses of this size; the other two: the effort is in proportion or not. */
  size: 'only' | 'suits' | 'heavy' | 'any'
  /** Ids of attributes. */
  verifies?: VerifiedClaim | undefined
  supports?: SupportedClaim | undefined
}

/**
 * Compares a credential's standing with a supplier.
 * @returns null where the supplier cannot have it or has no use for it: another industry, country or
 * size, an owner it does not certify, or not of the industries that were chosen as a filter. What is
 * not known of a supplier does not fit either. Who owns a business is certified where it is at home:
 * New Zealand's register of Māori businesses is not for those who merely serve New Zealand.
 */
export function fitOf(standing: Standing, supplier: Circumstances): Fit | null {
  const { size, attributes } = supplier
  const fit: Fit = {
    madeFor: supplier.industryAmong(standing.industries),
    commonIn: supplier.industryAmong(standing.commonIn),
    home: supplier.placeAmong(standing.countries ?? standing.knownIn),
    size: sizeFit(standing, size),
    verifies: standing.verifies?.find((attribute) => attributes.has(attribute)),
    supports: standing.supports?.find((attribute) => attributes.has(attribute)),
  }
  const outside =
    (standing.industries && !fit.madeFor) ||
    (standing.countries && !fit.home) ||
    (standing.sizes && fit.size !== 'only') ||
    (standing.verifies && (!fit.verifies || (standing.countries && !fit.home?.isFirst))) ||
    (supplier.industryOnly && !fit.madeFor && !fit.commonIn)
  return outside ? null : fit
}

function sizeFit({ sizes, suits }: Standing, size: Circumstances['size']): Fit['size'] {
  if (!size) return 'any'
  if (sizes?.includes(size)) return 'only'
  if (suits?.includes(size)) return 'suits'
  return suits ? 'heavy' : 'any'
}
