import { benefitClaimStates, claimedBenefits } from '#src/contract/operate/benefit-claims.ts'
import type { BenefitClaimsFilters } from '#src/data/operate-data.ts'

/** @param query of an address; what names no state is the usual one, and what names no benefit is left out */
export function benefitsWanted(query: Readonly<Record<string, string>>): BenefitClaimsFilters {
  const state = benefitClaimStates.find((one) => one === query['state']) ?? 'open'
  const benefit = claimedBenefits.find((one) => one === query['benefit'])
  return { state, ...(benefit && { benefit }) }
}
