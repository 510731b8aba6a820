import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { FailedState } from '#src/ui/failed-state.tsx'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { DeviceResults } from './device-results.tsx'

type NoAnswerProps = {
  /** Whether the server could not be asked at all. */
  isAway: boolean
  words: string
  onRetry: () => void
}

/**
 * What stands in place of results: without a connection what this device has, and else that it failed. Once the
 * server can be reached it is asked again.
 */
export function NoAnswer({ isAway, words, onRetry }: NoAnswerProps) {
  const t = useText()
  useWhenReachable(true, onRetry)
  if (!isAway) {
    return <FailedState title={t('discover.failed')} onRetry={onRetry} />
  }
  return (
    <>
      <Banner tone="warning" title={t('discover.away')}>
        <p>{t('discover.awayText')}</p>
      </Banner>
      <DeviceResults words={words} />
    </>
  )
}
