import styles from './spinner.module.css'

/** The turning ring alone, for places whose words already say what is awaited. */
export function SpinnerRing() {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <circle className={styles.arc} cx="12" cy="12" r="9.5" pathLength="100" />
    </svg>
  )
}
