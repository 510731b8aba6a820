import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useUpdates } from '../../pwa/updates-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import styles from './update-banner.module.css'

/** OFF-9: says that there is a newer version. It can wait: put away, it comes back with the next visit. */
export function UpdateBanner() {
  const t = useText()
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
            <span>{t('app-update.title')}</span>
            <Button
              variant="primary"
              busy={reload.busy}
              onClick={() => reload.run(() => updates.apply())}
            >
              {t('app-update.reload')}
            </Button>
          </span>
        }
      >
        {reload.error && <p role="alert">{reload.error}</p>}
      </Banner>
    </div>
  )
}
