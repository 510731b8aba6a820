import { useText } from '#src/i18n/text-context.ts'
import { KnownLines, type KnownLinesProps } from '#src/ui/known-lines.tsx'
import { FormSection } from '../form/form-section.tsx'
import styles from './account-section.module.css'
import { BusinessNumbers } from './business-numbers.tsx'
import { MainAddress } from './main-address.tsx'
import { NameField } from './name-field.tsx'
import { SecondaryAddresses } from './secondary-addresses.tsx'
import { WebsiteField } from './website-field.tsx'

/** Who the organisation is and where it is registered, and what shows that. */
export function AccountSection({ known }: { known: KnownLinesProps['lines'] }) {
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
      {known && known.length > 0 && (
        <div>
          <h3 className={styles.title}>{t('profile-form.own.title')}</h3>
          <p className={styles.hint}>{t('profile-form.own.hint')}</p>
          <KnownLines lines={known} />
        </div>
      )}
    </FormSection>
  )
}
