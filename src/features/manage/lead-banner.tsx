import { useText } from '../../i18n/text-context.ts'
import styles from './lead-banner.module.css'

/** The banner that gives a reason to fill in the profile (MNG-7). */
export function LeadBanner() {
  const t = useText()
  return (
    <aside className={styles.banner} aria-labelledby="lead-title">
      <p className={styles.title} id="lead-title">
        {t('manage.lead')}
      </p>
      <p>{t('manage.leadText')}</p>
    </aside>
  )
}
