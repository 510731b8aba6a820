import { useEffect } from 'react'
import { useAnalytics } from '../../analytics/analytics-context.ts'
import { useBrand } from '../../brand/brand-context.ts'
import type { AffiliateAnswer } from '../../contract/affiliate.ts'
import { useOpenData } from '../../data/data-context.ts'
import { AffiliateMessage } from './affiliate-message.tsx'

/** LND-5: what the visitors of an affiliate are told; the affiliate is stored until they sign in. */
export function AffiliateBanner({
  affiliate: { affiliate, percentOff },
}: {
  affiliate: AffiliateAnswer
}) {
  const data = useOpenData()
  const analytics = useAnalytics()
  const { name } = useBrand()
  const { slug, messageHeading, messageCopy } = affiliate

  useEffect(() => {
    analytics.track('affiliate-page', { affiliate: slug }, 'General')
    void data.affiliate.welcomeFrom(slug, name, false)
  }, [slug, analytics, data, name])

  return <AffiliateMessage heading={messageHeading} copy={messageCopy} percentOff={percentOff} />
}
