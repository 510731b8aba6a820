import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { InvoiceFinanceResult } from '../../contract/benefit-claim.ts'
import { Banner } from '../../ui/banner.tsx'
import styles from './apply-result.module.css'

/** How the application ended. */
export function ApplyResult({ result }: { result: InvoiceFinanceResult }) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    part.current?.focus()
  }, [])
  return (
    <div ref={part} className={styles.result} tabIndex={-1}>
      {result === 'complete' ? (
        <Banner tone="positive" title={t('invoice-finance.apply.complete')} />
      ) : (
        <Banner tone="critical" title={t('invoice-finance.claimed')} />
      )}
    </div>
  )
}
