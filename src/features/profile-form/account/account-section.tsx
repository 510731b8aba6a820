import { useText } from '#src/i18n/text-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { BusinessNumbers } from './business-numbers.tsx'
import { MainAddress } from './main-address.tsx'
import { NameField } from './name-field.tsx'
import { SecondaryAddresses } from './secondary-addresses.tsx'
import { WebsiteField } from './website-field.tsx'

/** Who the organisation is and where it is registered. */
export function AccountSection() {
  const t = useText()
  return (
    <FormSection
      id="account"
      title={t('profile-form.sections.account')}
      intro={t('profile-form.intro.account')}
    >
      <NameField />
      <WebsiteField />
      <MainAddress />
      <SecondaryAddresses />
      <BusinessNumbers />
    </FormSection>
  )
}
