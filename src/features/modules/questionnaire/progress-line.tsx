import { copy } from './copy.ts'
import styles from './question-step.module.css'

type ProgressLineProps = {
  /** From 1. */
  place: number
  all: number
}

/** How far one is, in words; the bar only repeats them. */
export function ProgressLine({ place, all }: ProgressLineProps) {
  return (
    <div className={styles.progress}>
      <p>{copy.progress(place, all)}</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.way} style={{ inlineSize: `${(place / all) * 100}%` }} />
      </div>
    </div>
  )
}
