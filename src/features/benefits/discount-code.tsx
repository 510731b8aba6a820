import { useAnalytics } from '../../analytics/analytics-context.ts'
import * as limits from '../../contract/limits.ts'
import type { Offer } from '../../contract/offer.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { benefitsCopy } from './copy.ts'
import styles from './discount-code.module.css'

/** The code of a 'cupon' offer: to read, to select, and to copy with one press. */
export function DiscountCode({ offer }: { offer: Offer }) {
  const analytics = useAnalytics()
  const { id, title, discountCode, offerLabel } = offer
  return (
    <div
      className={styles.coupon}
      role="group"
      aria-label={benefitsCopy.codeOf(offerLabel || title)}
    >
      <p className={styles.words}>
        <span className={styles.caption}>{benefitsCopy.code}</span>
        <code className={styles.code}>{discountCode}</code>
      </p>
      <CopyButton
        text={discountCode}
        label={benefitsCopy.copyCode}
        copiedLabel={benefitsCopy.codeCopied}
        shownFor={limits.discountCodeCopiedToast}
        onCopied={() => analytics.track('discount_code_copied', { offerId: id, title }, 'General')}
      />
    </div>
  )
}
