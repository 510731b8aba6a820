import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useProfileForm } from '../form/form-context.ts'
import styles from './verification-wait.module.css'

/** Leads from a credential that is suspended to the appeal (OPR-7). @param name of the credential */
export function AppealWay({ name }: { name: string }) {
  const t = useText()
  const { slug } = useProfileForm().draft
  return (
    <p className={styles.wait}>
      <Icon drawing={icons.alert} />
      <a href={`/report/appeal/${slug}`}>{t('profile-form.appeal', { credential: name })}</a>
    </p>
  )
}
