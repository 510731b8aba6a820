import { copy } from './copy.ts'
import styles from './lead-banner.module.css'

/** Why filling in the profile is worth it (MNG-7). */
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
