import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import * as icons from '#src/ui/icons.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ExportButton } from '../export-button.tsx'
import { ExportHint } from './export-hint.tsx'
import { SendButton } from '../send-button.tsx'
import { useUnsent } from '../use-unsent.ts'
import { QueueItem } from './queue-item.tsx'
import styles from './queue.module.css'
import { useOpenable } from './use-openable.ts'

type QueueDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Everything that is on this device alone, and what can be done with it (OFF-5). */
export function QueueDialog({ open, onOpenChange }: QueueDialogProps) {
  const t = useText()
  const { canStore } = useSnapshot(useData().outbox.state)
  const all = useUnsent()
  const isOpenable = useOpenable(open)
  const isEmpty = all.length === 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('outbox.queueTitle')}
      description={isEmpty ? undefined : t('outbox.queueText')}
      footer={
        !isEmpty && (
          <>
            <SendButton />
            <ExportButton />
          </>
        )
      }
    >
      {!canStore && (
        <Banner tone="warning" title={t('outbox-status.notStored')}>
          <p>{t('outbox.notStoredText')}</p>
        </Banner>
      )}
      {isEmpty ? (
        <EmptyState title={t('outbox.emptyTitle')} icon={icons.checkCircle}>
          <p>{t('outbox.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {all.map((one) => (
            <QueueItem
              key={one.id}
              unsent={one}
              isOpenable={isOpenable(one.slug)}
              onOpened={() => onOpenChange(false)}
            />
          ))}
        </ul>
      )}
      {!isEmpty && <ExportHint />}
    </Dialog>
  )
}
