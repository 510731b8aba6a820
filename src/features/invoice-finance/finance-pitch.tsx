import { invoiceFinanceCopy } from './copy.ts'
import styles from './finance-pitch.module.css'

/** What it saves at most, and what the partner says of itself: its words, not the portal's. */
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
