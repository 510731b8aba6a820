import * as limits from '../../contract/limits.ts'
import { useText } from '../../i18n/text-context.ts'
import styles from './finance-pitch.module.css'

/** The highest saving, and the partner's own description of its offer. */
export function FinancePitch() {
  const t = useText()
  return (
    <div className={styles.pitch}>
      <p className={styles.saving}>
        <span className={styles.small}>{t('invoice-finance.upTo')}</span>{' '}
        <span className={styles.number}>
          {t('invoice-finance.reduction', { percent: limits.invoiceFinanceReduction })}
        </span>{' '}
        <span className={styles.unit}>{t('invoice-finance.offTheRate')}</span>{' '}
        <span className={styles.small}>{t('invoice-finance.reductionText')}</span>
      </p>
      <figure className={styles.statement}>
        <figcaption className={styles.small}>{t('invoice-finance.statementBy')}</figcaption>
        <blockquote>
          <p>{t('invoice-finance.statement')}</p>
        </blockquote>
      </figure>
    </div>
  )
}
