import { useText } from '../../i18n/text-context.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { Section } from '../../ui/section.tsx'
import { ApplyPanel } from './apply-panel.tsx'
import { EligibleCredentials } from './eligible-credentials.tsx'
import { FinanceSteps } from './finance-steps.tsx'
import styles from './invoice-finance-section.module.css'
import { FinancePitch } from './finance-pitch.tsx'

type InvoiceFinanceSectionProps = { organisation: OrganisationDetails }

/** Money for invoices at a rate that falls with verified credentials (FIN-1). */
export function InvoiceFinanceSection({ organisation }: InvoiceFinanceSectionProps) {
  const t = useText()
  return (
    <Section
      title={t('invoice-finance.title')}
      intro={t('invoice-finance.lead')}
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
