import { useText } from '../i18n/text-context.ts'
import { downloadFile } from '../lib/download-file.ts'
import type { Refusal } from '../lib/document-messages.ts'
import { Button } from './button.tsx'
import styles from './document-frame.module.css'
import { EmptyState } from './empty-state.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

export type DocumentRefusalProps = {
  reason: Refusal
  file: Blob
  name: string
  onRetry: () => void
}

/** In the place of a document that cannot be shown: why, another try, and the file itself. */
export function DocumentRefusal({ reason, file, name, onRetry }: DocumentRefusalProps) {
  const t = useText()
  return (
    <div role="status">
      <EmptyState
        title={t('document-frame.failed', { name })}
        icon={icons.alert}
        action={
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => downloadFile(file, name)}>
              <Icon drawing={icons.download} />
              <span>{t('document-frame.download')}</span>
            </Button>
            <Button variant="quiet" onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
          </div>
        }
      >
        {t(`document-frame.reasons.${reason}`)}
      </EmptyState>
    </div>
  )
}
