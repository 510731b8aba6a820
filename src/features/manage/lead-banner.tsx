import { copy } from './copy.ts'
import styles from './lead-banner.module.css'

/** The banner that gives a reason to fill in the profile (MNG-7). */
export function LeadBanner() {
  return (
    <aside className={styles.banner} aria-labelledby="lead-title">
      <p className={styles.title} id="lead-title">
        {copy.lead}
      </p>
      <p>{copy.leadText}</p>
    </aside>
  )
}
