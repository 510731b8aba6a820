import { invoiceFinanceCopy } from './copy.ts'
import styles from './finance-pitch.module.css'

/** The highest saving, and the partner's own description of its offer. */
export function FinancePitch() {
  return (
    <div className={styles.pitch}>
      <p className={styles.saving}>
        <span className={styles.small}>{invoiceFinanceCopy.upTo}</span>{' '}
        <span className={styles.number}>{invoiceFinanceCopy.reduction}</span>{' '}
        <span className={styles.unit}>{invoiceFinanceCopy.offTheRate}</span>{' '}
        <span className={styles.small}>{invoiceFinanceCopy.reductionText}</span>
      </p>
      <figure className={styles.statement}>
        <figcaption className={styles.small}>{invoiceFinanceCopy.statementBy}</figcaption>
        <blockquote>
          <p>{invoiceFinanceCopy.statement}</p>
        </blockquote>
      </figure>
    </div>
  )
}
