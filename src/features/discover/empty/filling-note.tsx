import { useEffect, useEffectEvent } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'

/** Milliseconds between two looks whether all suppliers can be found by now. */
const pace = 3_000

/**
 * Says that the search is being made ready: fewer suppliers are found than there are. Asks again by itself until all
 * of them are.
 */
export function FillingNote({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onRetry()
  })
  useEffect(() => {
    const timer = setInterval(() => ask(), pace)
    return () => clearInterval(timer)
  }, [])
  return (
    <Banner tone="neutral" title={t('discover.filling')}>
      <p>{t('discover.fillingText')}</p>
    </Banner>
  )
}
