import type { BrandVersion } from '#src/contract/operate/brand-detail.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { BrandDetail } from '#src/data/operate-data.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import { stateOf } from '../draft/draft-store.ts'
import { draftChanges } from './change-list.tsx'
import { FaultList } from './fault-list.tsx'
import { SeenChanges } from './seen-changes.tsx'
import { usePublication } from './use-publication.ts'
import type { Seen } from './use-seen.ts'

type PublishDialogProps = {
  seen: Seen
  onFailed: () => void
  onPublished: (version: BrandVersion) => void
  onClose: () => void
}

/** Asks before visitors are shown a draft, and says what that does. */
export function PublishDialog({ seen, onFailed, onPublished, onClose }: PublishDialogProps) {
  const t = useText()
  const { data } = useOperate()
  const { id } = useDraft()
  const { draft, published, moves, faults } = seen.detail
  const { brand, hosts } = stateOf(seen.detail)
  const changes = draftChanges(seen.detail)
  const { action, start } = usePublication({
    async publish(key) {
      if (!draft) throw new Error('There is no draft.')
      const { version } = draft
      return data.publishBrand(id, { draft: version, published: published?.number ?? null }, key)
    },
    ...{ onDone: onPublished, onFailed },
  })
  const isPossible = changes.length > 0 && faults.length === 0
  const words = [
    t('operate-brands.publish.confirmText', { count: changes.length, hosts: hosts.join(', ') }),
    ...moves.map((move) => t('operate-brands.hosts.moves', { host: move.host, brand: move.brand })),
    ...(canBeUndone(seen.detail) ? [t('operate-brands.publish.canUndo')] : []),
  ]
  return (
    <ConfirmDialog
      title={t('operate-brands.publish.confirm', { name: brand.name })}
      text={isPossible ? words.join(' ') : ''}
      confirm={isPossible ? t('operate-brands.publish.do') : null}
      action={action}
      onConfirm={start}
      onClose={onClose}
    >
      <SeenChanges
        {...{ seen, action, changes }}
        before={t('operate-brands.publish.before')}
        after={t('operate-brands.publish.after')}
      />
      <FaultList faults={faults} />
    </ConfirmDialog>
  )
}

/** Whether publishing the state before again gives each visitor what they saw: no other brand gets a host back. */
export const canBeUndone = ({ published, moves }: BrandDetail): boolean =>
  published !== null && moves.length === 0
