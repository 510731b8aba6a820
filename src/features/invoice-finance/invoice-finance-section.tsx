import type { OrganisationDetails } from '../../contract/organisation.ts'
import { Section } from '../../ui/section.tsx'
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
    <Section
      title={invoiceFinanceCopy.title}
      intro={invoiceFinanceCopy.lead}
      titleId="invoice-finance-title"
      className={styles.section}
    >
      <FinancePitch />
      <EligibleCredentials organisation={organisation} />
      <ApplyPanel organisation={organisation} />
      <FinanceSteps />
    </Section>
  )
}
