import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useDraft } from '../draft/draft-context.ts'
import { draftChanges } from './change-list.tsx'
import { SeenChanges } from './seen-changes.tsx'
import { type Seen, useSeen } from './use-seen.ts'

/**
 * Gives up a draft, once that is confirmed: visitors go on to see what is published.
 * @param isShown what is asked stays where others have left nothing to discard meanwhile
 */
export function DiscardButton({ isShown }: { isShown: boolean }) {
  const t = useText()
  const opening = useAction()
  const { seen, open, renew, close } = useSeen()
  return (
    <>
      {isShown && (
        <Button variant="quiet" busy={opening.busy} onClick={() => opening.run(open)}>
          {t('operate-brands.publish.discard')}
        </Button>
      )}
      {seen && <DiscardDialog seen={seen} onFailed={renew} onClose={close} />}
    </>
  )
}

type DiscardDialogProps = { seen: Seen; onFailed: () => void; onClose: () => void }

function DiscardDialog({ seen, onFailed, onClose }: DiscardDialogProps) {
  const t = useText()
  const { store } = useDraft()
  const action = useAction()
  const { draft } = seen.detail
  const discard = (version: string) =>
    action.run(async () => {
      try {
        await store.discard(version)
      } catch (failure) {
        await store.refresh()
        onFailed()
        throw failure
      }
      await store.refresh()
      onClose()
      announce(t('operate-brands.publish.discarded'))
    })
  return (
    <ConfirmDialog
      title={t('operate-brands.publish.discardTitle')}
      text={draft ? t('operate-brands.publish.discardText') : ''}
      confirm={draft && t('operate-brands.publish.discard')}
      action={action}
      onConfirm={() => draft && discard(draft.version)}
      onClose={onClose}
    >
      <SeenChanges
        {...{ seen, action }}
        changes={draftChanges(seen.detail)}
        before={t('operate-brands.publish.before')}
        after={t('operate-brands.publish.after')}
      />
    </ConfirmDialog>
  )
}
