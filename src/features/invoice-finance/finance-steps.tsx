import { useText } from '../../i18n/text-context.ts'
import styles from './finance-steps.module.css'

const steps = ['1', '2', '3'] as const

/** From a credential to a call, in three steps. */
export function FinanceSteps() {
  const t = useText()
  return (
    <div className={styles.how}>
      <h3>{t('invoice-finance.how')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h4 className={styles.title}>{t(`invoice-finance.steps.${step}.title`)}</h4>
            <p className={styles.text}>{t(`invoice-finance.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
