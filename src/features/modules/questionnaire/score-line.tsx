import { copy } from './copy.ts'
import styles from './result-step.module.css'

type ScoreLineProps = {
  /** Percent. */
  score: number
  /** Percent. */
  passMark: number
  passed: boolean
}

/** The score against the pass mark, as numbers; the bar only repeats them. */
export function ScoreLine({ score, passMark, passed }: ScoreLineProps) {
  return (
    <div className={styles.score} data-passed={passed ? '' : undefined}>
      <p className={styles.numbers}>
        <span className={styles.number}>{`${score}%`}</span>
        <span className={styles.label}>{copy.score}</span>
        <span className={styles.mark}>{copy.passMark(passMark)}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.reached} style={{ inlineSize: `${score}%` }} />
        <div className={styles.line} style={{ insetInlineStart: `${passMark}%` }} />
      </div>
    </div>
  )
}
