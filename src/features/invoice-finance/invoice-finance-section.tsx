import type { OrganisationDetails } from '../../contract/organisation.ts'
import { ApplyPanel } from './apply-panel.tsx'
import { invoiceFinanceCopy } from './copy.ts'
import { EligibleCredentials } from './eligible-credentials.tsx'
import { FinanceSteps } from './finance-steps.tsx'
import styles from './invoice-finance-section.module.css'
import { FinancePitch } from './finance-pitch.tsx'

type InvoiceFinanceSectionProps = { organisation: OrganisationDetails }

/** Money for invoices at a rate that falls with verified credentials (FIN-1). */
export function InvoiceFinanceSection({ organisation }: InvoiceFinanceSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="invoice-finance-title">
      <header className={styles.header}>
        <h2 id="invoice-finance-title">{invoiceFinanceCopy.title}</h2>
        <p className={styles.lead}>{invoiceFinanceCopy.lead}</p>
      </header>
      <FinancePitch />
      <EligibleCredentials organisation={organisation} />
      <ApplyPanel organisation={organisation} />
      <FinanceSteps />
    </section>
  )
}
