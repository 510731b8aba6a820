import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import { shownChanges } from './change-list.tsx'
import { SeenChanges } from './seen-changes.tsx'
import { usePublication } from './use-publication.ts'
import type { Seen } from './use-seen.ts'

/** An earlier state that is to be published again. */
export type Again = { number: number; state: BrandState }

type AgainDialogProps = { again: Again; seen: Seen; onFailed: () => void; onClose: () => void }

/** Asks before visitors are shown an earlier state again. */
export function AgainDialog({ again, seen, onFailed, onClose }: AgainDialogProps) {
  const t = useText()
  const { data } = useOperate()
  const { id } = useDraft()
  const { number, state } = again
  const { published, draft } = seen.detail
  const { action, start } = usePublication({
    publish: (key) => data.publishBrandAgain(id, number, published?.number ?? 0, key),
    ...{ onDone: onClose, onFailed },
  })
  return (
    <ConfirmDialog
      title={t('operate-brands.history.publishTitle', { number })}
      text={[
        t('operate-brands.history.publishText'),
        ...(draft ? [t('operate-brands.history.draftStays')] : []),
      ].join(' ')}
      confirm={t('operate-brands.history.publish')}
      action={action}
      onConfirm={start}
      onClose={onClose}
    >
      <SeenChanges
        {...{ seen, action }}
        changes={shownChanges(published?.state ?? null, state)}
        before={t('operate-brands.publish.before')}
        after={t('operate-brands.history.then')}
      />
    </ConfirmDialog>
  )
}
