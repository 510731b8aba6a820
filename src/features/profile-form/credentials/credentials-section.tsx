import type { AttributeOption, Credential } from '#src/contract/catalogue.ts'
import { AttributeChoices } from '../attributes/attribute-choices.tsx'
import { copy } from '../copy.ts'
import { FormSection } from '../form/form-section.tsx'
import { CredentialSearch } from './credential-search.tsx'
import { CredentialRows } from './credential-rows.tsx'
import { FinanceEligible } from './finance-eligible.tsx'

type CredentialsSectionProps = {
  credentials: readonly Credential[]
  attributes: readonly AttributeOption[]
}

/** What the organisation holds, and what it says of itself. */
export function CredentialsSection({ credentials, attributes }: CredentialsSectionProps) {
  return (
    <FormSection id="credentials" title={copy.sections.credentials} intro={copy.intro.credentials}>
      <CredentialSearch all={credentials} />
      <CredentialRows />
      <FinanceEligible />
      <AttributeChoices all={attributes} />
    </FormSection>
  )
}
