import { useText } from '../../i18n/text-context.ts'
import styles from './visits.module.css'

/** What is counted and what is not, so that nobody takes the numbers for more than they are. */
export function HowCounted() {
  const t = useText()
  return (
    <section className={styles.how} aria-labelledby="visits-how">
      <h3 id="visits-how">{t('visits.how')}</h3>
      <ul>
        <li>{t('visits.how.people')}</li>
        <li>{t('visits.how.cache')}</li>
        <li>{t('visits.how.hosts')}</li>
        <li>{t('visits.how.days')}</li>
      </ul>
    </section>
  )
}
