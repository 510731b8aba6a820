import * as limits from '../../contract/limits.ts'
import { RichText } from '../../i18n/rich-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import styles from './finance-pitch.module.css'

/** The highest saving, and the partner's own description of its offer. */
export function FinancePitch() {
  const t = useText()
  return (
    <div className={styles.pitch}>
      <p className={styles.saving}>
        <RichText
          text={t('invoice-finance.saving', { percent: limits.invoiceFinanceReduction })}
          renderTags={{
            small: (words) => <span className={styles.small}>{words}</span>,
            number: (words) => <span className={styles.number}>{words}</span>,
            unit: (words) => <span className={styles.unit}>{words}</span>,
          }}
        />
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
