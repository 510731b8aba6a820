import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { evidenceCopy } from './copy.ts'
import { useEvidenceDesk } from './evidence-context.ts'
import { fileSize } from './file-size.ts'
import type { Upload } from './upload-queue.ts'
import styles from './upload-item.module.css'
import { useOnline } from './use-online.ts'

type UploadItemProps = {
  upload: Readonly<Upload>
  /** Id of what takes the focus when a press makes this go. */
  focusAfterId: string
}

/** One file on its way: how far it is, or why it failed and how to go on. */
export function UploadItem({ upload, focusAfterId }: UploadItemProps) {
  const { queue } = useEvidenceDesk()
  const hasFailed = upload.state === 'failed'
  const giveUp = () => {
    queue.cancel(upload)
    document.getElementById(focusAfterId)?.focus()
  }
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        <span>{upload.name}</span>
        <span className={styles.size}>{fileSize(upload.size)}</span>
      </p>
      {hasFailed ? <Failure upload={upload} /> : <Progress upload={upload} />}
      <div className={styles.actions}>
        {hasFailed && (
          <Button
            variant="secondary"
            aria-label={`${evidenceCopy.retry} ${upload.name}`}
            onClick={() => queue.retry(upload.id)}
          >
            {evidenceCopy.retry}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={`${hasFailed ? evidenceCopy.discard : evidenceCopy.cancel} ${upload.name}`}
          onClick={giveUp}
        >
          {hasFailed ? evidenceCopy.discard : evidenceCopy.cancel}
        </Button>
      </div>
    </li>
  )
}

function Failure({ upload }: { upload: Readonly<Upload> }) {
  const isOnline = useOnline()
  const isWaiting = upload.isUnreachable && !isOnline
  return (
    <p className={styles.problem} data-waiting={isWaiting || undefined}>
      <Icon name={isWaiting ? 'offline' : 'alert'} />
      <span>{isWaiting ? evidenceCopy.waitsForNetwork : upload.problem}</span>
    </p>
  )
}

function Progress({ upload: { name, state, percent } }: { upload: Readonly<Upload> }) {
  const words = percent === 100 ? evidenceCopy.checking : `${percent} %`
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={evidenceCopy.sending(name)}
        max={100}
        value={percent}
      />
      <span className={styles.percent}>{state === 'queued' ? evidenceCopy.waiting : words}</span>
    </div>
  )
}
