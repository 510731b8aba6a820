import { useState } from 'react'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useEvidenceDesk } from './evidence-context.ts'
import styles from './file-item.module.css'
import { fileSize } from '#src/lib/file-size.ts'
import { RemoveQuestion } from './remove-question.tsx'

type FileItemProps = {
  file: Evidence
  /** Puts the focus somewhere once this is gone. */
  onRemoved: () => void
}

/** One file that the server has. Removing asks first, because the server has the only copy. */
export function FileItem({ file, onRemoved }: FileItemProps) {
  const { t, language } = useTexts()
  const { read } = useEvidenceDesk()
  const download = useAction()
  const [isAsking, setAsking] = useState(false)

  function onDownload() {
    download.run(async () => {
      downloadFile(await read(file), file.name)
      announce(t('evidence.downloaded', { name: file.name }))
    })
  }

  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name} dir="auto">
          {file.name}
        </p>
        <p className={styles.facts}>
          <span>{fileSize(language, file.size)}</span>
          <time dateTime={file.uploadedAt}>
            {dayFormat(language).format(new Date(file.uploadedAt))}
          </time>
        </p>
      </div>
      {isAsking ? (
        <RemoveQuestion file={file} onKeep={() => setAsking(false)} onRemoved={onRemoved} />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            busy={download.busy}
            aria-label={t('evidence.named.download', { name: file.name })}
            onClick={onDownload}
          >
            <Icon drawing={icons.download} />
          </Button>
          <Button
            variant="quiet"
            aria-label={t('evidence.named.remove', { name: file.name })}
            onClick={() => setAsking(true)}
          >
            <Icon drawing={icons.trash} />
          </Button>
        </div>
      )}
      {download.error && (
        <p className={styles.problem} role="alert">
          {download.error}
        </p>
      )}
    </li>
  )
}
