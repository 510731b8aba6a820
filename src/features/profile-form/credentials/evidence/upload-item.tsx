import { useTexts } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import type { QueuedFile } from '#src/data/outbox/outbox.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status.tsx'
import { fileSize } from '#src/lib/file-size.ts'
import styles from './upload-item.module.css'
import { UploadState } from './upload-state.tsx'
import { stageOf } from './upload-words.ts'
import { useReachable } from '#src/data/use-reachable.ts'

type UploadItemProps = {
  upload: Readonly<QueuedFile>
  /** Id of what takes the focus when a press makes this go. */
  focusAfterId: string
}

/** One file on its way: how far it is, or what it waits for and how to go on. */
export function UploadItem({ upload, focusAfterId }: UploadItemProps) {
  const { t, language } = useTexts()
  const data = useData()
  const { id, name, size } = upload
  const isStuck = stageOf(upload, useReachable()) === 'stuck'
  const giveUp = isStuck ? 'discard' : 'cancel'
  const onGiveUp = () => {
    void data.outbox.cancelEvidence(id)
    announce(t('evidence.cancelled', { name }))
    document.getElementById(focusAfterId)?.focus()
  }
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        <span dir="auto">{name}</span>
        <span className={styles.size}>{fileSize(language, size)}</span>
      </p>
      <UploadState upload={upload} />
      <div className={styles.actions}>
        {isStuck && (
          <Button
            variant="secondary"
            aria-label={t('evidence.named.retry', { name })}
            onClick={() => void data.outbox.retryEvidence(id)}
          >
            {t('evidence.retry')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t(`evidence.named.${giveUp}`, { name })}
          onClick={onGiveUp}
        >
          {t(`evidence.${giveUp}`)}
        </Button>
      </div>
    </li>
  )
}
