import { SpinnerRing } from './spinner-ring.tsx'
import styles from './spinner.module.css'

export type SpinnerProps = {
  /** Shown beside the ring, and read out as a status. */
  label: string
}

/** Waiting, with words. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.spinner} role="status">
      <SpinnerRing />
      <span>{label}</span>
    </span>
  )
}
