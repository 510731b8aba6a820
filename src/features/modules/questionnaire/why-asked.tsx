import { copy } from './copy.ts'
import styles from './question-step.module.css'

/** Why buyers ask a question. */
export function WhyAsked({ text }: { text: string }) {
  return (
    <aside className={styles.why}>
      <p className={styles.whyTitle}>{copy.why}</p>
      <p>{text}</p>
    </aside>
  )
}
