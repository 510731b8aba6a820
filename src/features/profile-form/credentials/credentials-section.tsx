import { useSnapshot } from 'valtio'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import type { AttributeOption, Credential } from '#src/contract/catalogue.ts'
import { Chip } from '#src/ui/chip.tsx'
import * as icons from '#src/ui/icons.ts'
import { AttributeChoices } from '../attributes/attribute-choices.tsx'
import { useProfileForm } from '../form/form-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { displayName, eligibleForFinance } from './credential-list.ts'
import { CredentialSearch } from './credential-search.tsx'
import styles from './credentials.module.css'
import { EvidenceContext } from './evidence/evidence-context.ts'
import { useEvidence } from './evidence/use-evidence.ts'
import { HeldCredentials } from './held-credentials.tsx'

type CredentialsSectionProps = {
  credentials: readonly Credential[]
  attributes: readonly AttributeOption[]
  /** Told when one of them waits for a decision anew. */
  onWaiting: () => void
}

/** What the organisation holds, with its evidence, and what it says of itself. */
export function CredentialsSection(props: CredentialsSectionProps) {
  const { credentials, attributes, onWaiting } = props
  const t = useText()
  const evidence = useEvidence(onWaiting)
  return (
    <FormSection
      id="credentials"
      title={t('profile-form.sections.credentials')}
      intro={t('profile-form.intro.credentials')}
    >
      <EvidenceContext value={evidence}>
        <CredentialSearch all={credentials} />
        <HeldCredentials catalogue={credentials} />
      </EvidenceContext>
      <FinanceEligible />
      <AttributeChoices all={attributes} />
    </FormSection>
  )
}

/** Those of the chosen credentials that invoice finance counts. */
function FinanceEligible() {
  const { t, language } = useTexts()
  const { draft } = useProfileForm()
  const eligible = eligibleForFinance(language, useSnapshot(draft).fields.credentials)
  if (eligible.length === 0) return null
  return (
    <div className={styles.finance}>
      <h3 className={styles.subtitle} id="finance-eligible">
        {t('profile-form.financeEligible')}
      </h3>
      <ul className={styles.chips} aria-labelledby="finance-eligible">
        {eligible.map((one) => (
          <li key={one.id}>
            <Chip tone="neutral" icon={icons.bank}>
              <span dir="auto">{displayName(one)}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
