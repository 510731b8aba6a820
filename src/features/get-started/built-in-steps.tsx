import { startCopy } from './copy.ts'
import styles from './get-started.module.css'

/** How to begin, where the operator has written nothing about it. */
export function BuiltInSteps() {
  return (
    <ol className={styles.steps}>
      {startCopy.steps.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
