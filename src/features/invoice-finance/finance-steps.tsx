import { invoiceFinanceCopy } from './copy.ts'
import styles from './finance-steps.module.css'

/** From a credential to a call, in three steps. */
export function FinanceSteps() {
  return (
    <div className={styles.how}>
      <h3>{invoiceFinanceCopy.how}</h3>
      <ol className={styles.steps}>
        {invoiceFinanceCopy.steps.map(({ title, text }) => (
          <li key={title}>
            <h4 className={styles.title}>{title}</h4>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
