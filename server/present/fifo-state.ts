import type { FifoState } from '#src/contract/benefit-claim.ts'
import type { BenefitClaim } from '../store/benefits/benefit-claims.ts'

/** Where an organisation stands with the benefit; `redirectUrl` leads to the partner with the reference. */
export function presentFifoState(claim: BenefitClaim | undefined): FifoState {
  if (!claim) return { claimed: false, fifoRef: '', redirectUrl: '', phoneNumber: '' }
  const url = new URL(claim.link)
  url.searchParams.set('ref', claim.ref)
  return {
    claimed: true,
    fifoRef: claim.ref,
    redirectUrl: url.href,
    phoneNumber: claim.phoneNumber,
  }
}
