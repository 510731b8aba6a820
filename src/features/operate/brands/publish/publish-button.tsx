import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ActionFailure } from '../../action-failure.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import { usePublication } from './use-publication.ts'

type PublishButtonProps = {
  /** Fields that change. */
  count: number
  isReady: boolean
  /** @param before number of what was published before; null: nothing */
  onPublished: (before: number | null) => void
}

/** Shows visitors the draft, once that is confirmed. */
export function PublishButton({ count, isReady, onPublished }: PublishButtonProps) {
  const t = useText()
  const { data } = useOperate()
  const { id, editing, state } = useDraft()
  const [isAsking, setAsking] = useState(false)
  const { draft, published } = editing.detail
  const before = published?.number ?? null
  const hosts = state.hosts.join(', ')
  const { action, start } = usePublication(
    async (key) => draft && data.publishBrand(id, { draft: draft.version, published: before }, key),
    () => {
      setAsking(false)
      onPublished(before)
    },
  )
  return (
    <>
      <Button
        variant="primary"
        aria-disabled={!isReady || undefined}
        onClick={() => setAsking(true)}
      >
        {t('operate-brands.publish.do')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('operate-brands.publish.confirm', { name: state.brand.name })}
          text={t('operate-brands.publish.confirmText', { count, hosts })}
          confirm={t('operate-brands.publish.do')}
          action={action}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </>
  )
}
