import { copy } from '../copy.ts'
import { FormSection } from '../form/form-section.tsx'
import { BusinessNumbers } from './business-numbers.tsx'
import { MainAddress } from './main-address.tsx'
import { NameField } from './name-field.tsx'
import { SecondaryAddresses } from './secondary-addresses.tsx'
import { WebsiteField } from './website-field.tsx'

/** Who the organisation is and where it is registered. */
export function AccountSection() {
  return (
    <FormSection id="account" title={copy.sections.account} intro={copy.intro.account}>
      <NameField />
      <WebsiteField />
      <MainAddress />
      <SecondaryAddresses />
      <BusinessNumbers />
    </FormSection>
  )
}
