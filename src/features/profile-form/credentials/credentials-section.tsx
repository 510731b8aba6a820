import type { AttributeOption, Credential } from '#src/contract/catalogue.ts'
import { AttributeChoices } from '../attributes/attribute-choices.tsx'
import { copy } from '../copy.ts'
import { FormSection } from '../form/form-section.tsx'
import { CredentialSearch } from './credential-search.tsx'
import { EvidenceContext } from './evidence/evidence-context.ts'
import { useEvidence } from './evidence/use-evidence.ts'
import { FinanceEligible } from './finance-eligible.tsx'
import { HeldCredentials } from './held-credentials.tsx'

type CredentialsSectionProps = {
  credentials: readonly Credential[]
  attributes: readonly AttributeOption[]
}

/** What the organisation holds, with its evidence, and what it says of itself. */
export function CredentialsSection({ credentials, attributes }: CredentialsSectionProps) {
  const evidence = useEvidence()
  return (
    <FormSection id="credentials" title={copy.sections.credentials} intro={copy.intro.credentials}>
      <EvidenceContext value={evidence}>
        <CredentialSearch all={credentials} />
        <HeldCredentials />
      </EvidenceContext>
      <FinanceEligible />
      <AttributeChoices all={attributes} />
    </FormSection>
  )
}
