import type { Api } from '../api/create-api.ts'
import type { FifoState, InvoiceFinanceResult } from '../contract/benefit-claim.ts'

/** Claims on what partners offer. Cached on no device: phone numbers are in them. */
export type BenefitsData = {
  fifoState(slug: string): Promise<FifoState>
  /** A second claim changes nothing. Rejects with status 422 for a number that is none. */
  claimFifo(slug: string, phoneNumber: string): Promise<FifoState>
  hasClaimedInvoiceFinance(slug: string): Promise<boolean>
  claimInvoiceFinance(
    ...application: Parameters<Api['benefits']['claimInvoiceFinance']>
  ): Promise<InvoiceFinanceResult>
}

export function benefitsData({ benefits }: Pick<Api, 'benefits'>): BenefitsData {
  return {
    fifoState: (slug) => benefits.fifoState(slug),
    claimFifo: (slug, phoneNumber) => benefits.claimFifo(slug, phoneNumber),
    hasClaimedInvoiceFinance: (slug) => benefits.hasClaimedInvoiceFinance(slug),
    claimInvoiceFinance: (application) => benefits.claimInvoiceFinance(application),
  }
}
