import { useState } from 'react'
import type { ReceivedRequest, SharedFile } from '#src/contract/requests/request.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useOfRequests } from './requests-context.ts'
import styles from './requests.module.css'

type SharedFilesProps = {
  request: string
  item: Pick<ReceivedRequest['items'][number], 'files'>
  mayTakeBack: boolean
}

/** The documents of an answer. */
export function SharedFiles({ request, item, mayTakeBack }: SharedFilesProps) {
  const { t } = useTexts()
  const { files } = item
  if (files.length === 0) return null
  return (
    <ul className={styles.fileList} aria-label={t('requests.files')}>
      {files.map((file) => (
        <SharedFileRow key={file.id} {...{ file, request, mayTakeBack }} />
      ))}
    </ul>
  )
}

type SharedFileRowProps = { file: SharedFile; request: string; mayTakeBack: boolean }

function SharedFileRow({ file, request, mayTakeBack }: SharedFileRowProps) {
  const { t, language } = useTexts()
  const { requests, readAgain } = useOfRequests()
  const download = useAction()
  const removal = useAction()
  const [isAsking, setAsking] = useState(false)
  const { id, name, size } = file
  const takeBack = () =>
    removal.run(async () => {
      await requests.unshare(id)
      announce(t('requests.unshared', { name }))
      document.getElementById(`request-${request}`)?.focus()
      await readAgain()
    })
  return (
    <li>
      <span className={styles.fileName}>
        <span dir="auto">{name}</span>{' '}
        <span className={styles.kind}>{fileSize(language, size)}</span>
      </span>
      <span>
        <Button
          variant="quiet"
          busy={download.busy}
          onClick={() => download.run(async () => downloadFile(await requests.file(id), name))}
        >
          <Icon drawing={icons.download} label={t('requests.download', { name })} />
        </Button>
        {mayTakeBack && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Icon drawing={icons.trash} label={t('requests.unshare', { name })} />
          </Button>
        )}
      </span>
      <div role="alert">
        {download.error && <FieldError id={`problem-${id}`}>{download.error}</FieldError>}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('requests.unshareTitle', { name })}
          text={t('requests.unshareText')}
          confirm={t('requests.unshareConfirm')}
          action={removal}
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
