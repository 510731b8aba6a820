import { Link } from '@tanstack/react-router'
import type { SentRequest, SharedFile } from '#src/contract/requests/request.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import styles from './requests.module.css'
import { StandardMark } from './standard-mark.tsx'
import type { Requests } from './use-requests.ts'

type SentItemProps = {
  item: SentRequest['items'][number]
  supplier: SentRequest['supplier']
  read: Requests['read']
}

/** One thing that was asked for, with its answer. */
export function SentItem({ item, supplier, read }: SentItemProps) {
  const { t } = useTexts()
  const { kind, name, isBeyond, outcome, text, files } = item
  return (
    <li>
      <p className={styles.itemHead}>
        <span className={styles.kind}>{t(`buying.requests.kinds.${kind}`)}</span>
        <StandardMark isBeyond={isBeyond} />
      </p>
      <p className={styles.itemName}>
        {/* Those of disclosures begin with Latin letters in each language. */}
        <span dir={kind === 'disclosure' ? undefined : 'auto'}>{name}</span>
      </p>
      <div className={styles.answer} data-open={outcome === null ? '' : undefined}>
        {outcome === null && <p>{t('buying.requests.waits')}</p>}
        {outcome === 'declined' && <p>{t('buying.requests.declined')}</p>}
        {outcome === 'profile' && (
          <p>
            {t('buying.requests.byProfile')}{' '}
            <Link to="/organization/$slug" params={{ slug: supplier.slug }}>
              {t('buying.requests.openProfile', { name: supplier.name })}
            </Link>
          </p>
        )}
        {text && (
          <p className={styles.words} dir="auto">
            {text}
          </p>
        )}
        {files.length > 0 && (
          <ul aria-label={t('buying.requests.files')}>
            {files.map((file) => (
              <SentFile key={file.id} file={file} read={read} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function SentFile({ file, read }: { file: SharedFile; read: Requests['read'] }) {
  const { t, language } = useTexts()
  const action = useAction()
  const { id, name, size } = file
  return (
    <li>
      <Button
        variant="secondary"
        busy={action.busy}
        aria-label={t('buying.requests.download', { name })}
        onClick={() =>
          action.run(async () => {
            downloadFile(await read(id), name)
            announce(t('buying.requests.downloaded', { name }))
          })
        }
      >
        <Icon drawing={icons.download} />
        <span dir="auto">{name}</span>
      </Button>{' '}
      <span className={styles.kind}>{fileSize(language, size)}</span>
      <div role="alert">
        {action.error && <FieldError id={`problem-${id}`}>{action.error}</FieldError>}
      </div>
    </li>
  )
}
