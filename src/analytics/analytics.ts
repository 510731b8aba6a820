import type { InvoiceFinanceResult } from '../contract/benefit-claim.ts'
import type { CurrentUser } from '../contract/membership.ts'

/** Categories of the specification. */
export type Category = 'General' | 'Authentication' | 'Payment'

/** The properties of each event; never an address, a name or a free text. */
export type AnalyticsEvents = {
  registration: Record<never, never>
  login: Record<never, never>
  'affiliate-page': { affiliate: string }
  select_credential: { credentialId: string; credentialName: string }
  unselect_credential: { credentialId: string; credentialName: string }
  module_clicked: { moduleId: string; caption: string }
  credential_recommendations_viewed: { count: number }
  offer_clicked: { offerId: string; title: string }
  fifo_offer_clicked: { offerId: string; title: string }
  discount_code_copied: { offerId: string; title: string }
  fifo_offer_claimed: { offerId: string; title: string }
  invoice_finance_applied: { status: InvoiceFinanceResult }
}

/** The only interface through which the portal reports events. */
export type Analytics = {
  track<E extends keyof AnalyticsEvents>(
    event: E,
    props: AnalyticsEvents[E],
    category: Category,
  ): void
  identify(user: CurrentUser): void
  /** Forgets who the user is. */
  clear(): void
}

/** Tells no receiver; used where none is configured. */
export const noAnalytics: Analytics = { track() {}, identify() {}, clear() {} }
