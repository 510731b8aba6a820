import { useId } from 'react'
import { useText } from '../../i18n/text-context.ts'
import styles from './affiliate-message.module.css'

type AffiliateMessageProps = {
  heading: string
  copy: string
  /** What visitors get off, in percent; null where nothing is offered. */
  percentOff: number | null
}

/** What the visitors of an affiliate are told, across the page. */
export function AffiliateMessage({ heading, copy, percentOff }: AffiliateMessageProps) {
  const t = useText()
  const id = useId()
  return (
    <aside className={styles.banner} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id} dir="auto">
          {heading}
        </h2>
        <p>
          <span dir="auto">{copy}</span>
          {percentOff !== null && <strong> {t('affiliate.off', { percent: percentOff })}</strong>}
        </p>
      </div>
    </aside>
  )
}
