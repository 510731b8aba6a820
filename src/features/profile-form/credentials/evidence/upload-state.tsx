import { useText, useTexts } from '#src/i18n/text-context.ts'
import type { QueuedFile } from '#src/data/outbox/outbox.ts'
import { Icon, type Drawing } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './upload-item.module.css'
import { stageOf, uploadWords } from './upload-words.ts'
import { useReachable } from '#src/data/use-reachable.ts'

/** How far a file is, or what it waits for. */
export function UploadState({ upload }: { upload: Readonly<QueuedFile> }) {
  const texts = useTexts()
  const isReachable = useReachable()
  if (stageOf(upload, isReachable) === 'moving') return <Progress upload={upload} />
  const isRefused = upload.state === 'refused'
  return (
    <p className={styles.problem} data-waiting={isRefused ? undefined : ''}>
      <Icon drawing={iconOf(upload, isReachable)} />
      <span>{uploadWords(texts, upload, isReachable)}</span>
    </p>
  )
}

function iconOf({ state, isStored }: Readonly<QueuedFile>, isReachable: boolean): Drawing {
  if (state === 'refused' || !isStored) return icons.alert
  return isReachable ? icons.clock : icons.offline
}

function Progress({ upload: { name, state, percent } }: { upload: Readonly<QueuedFile> }) {
  const t = useText()
  const words = percent === 100 ? t('evidence.checking') : `${percent ?? 0} %`
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={t('evidence.sending', { name })}
        max={100}
        value={percent ?? 0}
      />
      <span className={styles.percent}>{state === 'waiting' ? t('evidence.waiting') : words}</span>
    </div>
  )
}
