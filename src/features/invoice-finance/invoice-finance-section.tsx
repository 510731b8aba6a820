import type { OrganisationDetails } from '../../contract/organisation.ts'
import { invoiceFinanceCopy } from './copy.ts'

type InvoiceFinanceSectionProps = { organisation: OrganisationDetails }

/** Money for invoices at a rate that falls with verified credentials (FIN-1). */
export function InvoiceFinanceSection(_: InvoiceFinanceSectionProps) {
  return (
    <section>
      <h2>{invoiceFinanceCopy.title}</h2>
    </section>
  )
}
