import { useState } from 'react'
import { useUpdates } from '../../pwa/updates-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { copy } from './copy.ts'
import styles from './update-banner.module.css'

/** OFF-9: says that there is a newer version. It can wait: put away, it comes back with the next visit. */
export function UpdateBanner() {
  const updates = useUpdates()
  const [isPutAway, setPutAway] = useState(false)
  const reload = useAction()
  useRootMark('update-prompt', !isPutAway)

  if (isPutAway) return null
  return (
    <div className={styles.place}>
      <Banner
        tone="neutral"
        onDismiss={() => setPutAway(true)}
        title={
          <span className={styles.line}>
            <span>{copy.title}</span>
            <Button
              variant="primary"
              busy={reload.busy}
              onClick={() => reload.run(() => updates.apply())}
            >
              {copy.reload}
            </Button>
          </span>
        }
      >
        {reload.error && <p role="alert">{reload.error}</p>}
      </Banner>
    </div>
  )
}
