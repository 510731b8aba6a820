import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../../action-failure.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Gives up a draft, once that is confirmed: visitors go on to see what is published. */
export function DiscardButton({ version }: { version: string }) {
  const t = useText()
  const { data } = useOperate()
  const { id, store } = useDraft()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const discard = () =>
    action.run(async () => {
      await data.discardBrandDraft(id, version)
      await store.refresh()
      setAsking(false)
      announce(t('operate-brands.publish.discarded'))
    })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('operate-brands.publish.discard')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('operate-brands.publish.discardTitle')}
          text={t('operate-brands.publish.discardText')}
          confirm={t('operate-brands.publish.discard')}
          action={action}
          onConfirm={discard}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </>
  )
}
