import { useEffect } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useAnalytics } from '../../analytics/analytics-context.ts'
import { useBrand } from '../../brand/brand-context.ts'
import type { AffiliateAnswer } from '../../contract/affiliate.ts'
import { useOpenData } from '../../data/data-context.ts'
import styles from './affiliate-banner.module.css'

/** LND-5: what the visitors of an affiliate are told; the affiliate is stored until they sign in. */
export function AffiliateBanner({
  affiliate: { affiliate, percentOff },
}: {
  affiliate: AffiliateAnswer
}) {
  const t = useText()
  const data = useOpenData()
  const analytics = useAnalytics()
  const { name } = useBrand()

  useEffect(() => {
    analytics.track('affiliate-page', { affiliate: affiliate.slug }, 'General')
    void data.affiliate.welcomeFrom(affiliate.slug, name, false)
  }, [affiliate.slug, analytics, data, name])

  return (
    <aside className={styles.banner} aria-labelledby="affiliate">
      <div className={styles.inner}>
        <h2 id="affiliate">{affiliate.messageHeading}</h2>
        <p>
          <span>{affiliate.messageCopy}</span>
          {percentOff !== null && <strong> {t('affiliate.off', { percent: percentOff })}</strong>}
        </p>
      </div>
    </aside>
  )
}
