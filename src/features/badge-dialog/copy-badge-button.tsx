import { useEffect, useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { copyBadge } from './copy-badge.ts'
import styles from './badge-dialog.module.css'

type Copying = 'idle' | 'busy' | 'copied'

/** 'Copy badge': says for 3 s that it was copied, or plainly why it was not. */
export function CopyBadgeButton({ imageUrl }: { imageUrl: string }) {
  const t = useText()
  const [state, setState] = useState<Copying>('idle')
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), limits.badgeCopiedToast)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    setState('busy')
    setFailure(null)
    try {
      await copyBadge(t, imageUrl)
      setState('copied')
      announce(t('badge-dialog.badgeCopied'))
    } catch (error) {
      setState('idle')
      setFailure(error instanceof Error ? error.message : t('badge-dialog.refused'))
    }
  }

  return (
    <>
      <Button variant="primary" busy={state === 'busy'} onClick={() => void copy()}>
        <span>
          {state === 'copied' ? t('badge-dialog.badgeCopied') : t('badge-dialog.copyBadge')}
        </span>
      </Button>
      {failure && (
        <div className={styles.failure}>
          <Banner tone="critical" title={failure}>
            <a href={imageUrl} target="_blank" rel="noreferrer">
              {t('badge-dialog.openBadge')}
            </a>
          </Banner>
        </div>
      )}
    </>
  )
}
