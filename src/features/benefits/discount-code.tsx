import { useText } from '../../i18n/text-context.ts'
import { useAnalytics } from '../../analytics/analytics-context.ts'
import * as limits from '../../contract/limits.ts'
import type { Offer } from '../../contract/offer.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import styles from './discount-code.module.css'

/** The code of a 'cupon' offer: to read, to select, and to copy with one press. */
export function DiscountCode({ offer }: { offer: Offer }) {
  const t = useText()
  const analytics = useAnalytics()
  const { id, title, discountCode, offerLabel } = offer
  return (
    <div
      className={styles.coupon}
      role="group"
      aria-label={t('benefits.codeOf', { partner: offerLabel || title })}
    >
      <p className={styles.words}>
        <span className={styles.caption}>{t('benefits.code')}</span>
        <code className={styles.code}>{discountCode}</code>
      </p>
      <CopyButton
        text={discountCode}
        label={t('benefits.copyCode')}
        copiedLabel={t('benefits.codeCopied')}
        shownFor={limits.discountCodeCopiedToast}
        onCopied={() => analytics.track('discount_code_copied', { offerId: id, title }, 'General')}
      />
    </div>
  )
}
