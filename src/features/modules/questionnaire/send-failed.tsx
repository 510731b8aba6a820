import { useEffect, useRef } from 'react'
import { Banner } from '#src/ui/banner.tsx'
import { copy } from './copy.ts'
import styles from './review-step.module.css'
import type { SendFailure } from './run.ts'

/** Why the answers were not sent, what to do, and that nothing is lost. Comes into sight. */
export function SendFailed({ failure }: { failure: SendFailure }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: browsers begin to return a promise here, and an effect may return only its undoing.
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={root} className={styles.notice}>
      {failure.isOffline ? (
        <Banner tone="warning" title={copy.offline}>
          <p>{copy.offlineText}</p>
        </Banner>
      ) : (
        <Banner tone="critical" title={copy.notSent}>
          <p>{failure.message}</p>
          <p>{copy.kept}</p>
        </Banner>
      )}
    </div>
  )
}
