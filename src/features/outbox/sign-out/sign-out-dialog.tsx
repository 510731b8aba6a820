import { useText } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ExportButton } from '../export-button.tsx'
import { ExportHint } from '../queue/export-hint.tsx'
import { ItemFacts } from '../queue/item-facts.tsx'
import queue from '../queue/queue.module.css'
import { SendButton } from '../send-button.tsx'
import { useUnsent } from '../use-unsent.ts'

export type SignOutDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSignOut: () => void
}

/**
 * Lists what signing out would remove. Once all of it was sent from here it says so and waits:
 * only a press signs the user out.
 */
export function SignOutDialog({ open, onOpenChange, onSignOut }: SignOutDialogProps) {
  const t = useText()
  const all = useUnsent()
  const { outbox } = useData()
  const answers = outbox.countStoredAnswers()
  const forms = outbox.countForms()
  const isEmpty = all.length + answers + forms === 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isEmpty ? t('outbox.nothingLeftTitle') : t('outbox.signOutTitle')}
      description={isEmpty ? t('outbox.nothingLeftText') : t('outbox.signOutText')}
      footer={
        <>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t('outbox.stay')}
          </Button>
          {isEmpty ? (
            <Button variant="secondary" onClick={onSignOut}>
              {t('outbox.signOut')}
            </Button>
          ) : (
            <Button variant="danger" onClick={onSignOut}>
              {t('outbox.signOutDiscard')}
            </Button>
          )}
        </>
      }
    >
      {!isEmpty && (
        <>
          <ul className={queue.list}>
            {all.map((one) => (
              <li key={one.id} className={queue.item}>
                <ItemFacts entry={one} />
              </li>
            ))}
            {answers > 0 && (
              <li className={queue.item}>
                <p className={queue.name}>{t('outbox.answers', { count: answers })}</p>
              </li>
            )}
            {forms > 0 && (
              <li className={queue.item}>
                <p className={queue.name}>{t('outbox.forms', { count: forms })}</p>
              </li>
            )}
          </ul>
          {all.length > 0 && (
            <>
              <div className={queue.actions}>
                <SendButton />
                <ExportButton />
              </div>
              <ExportHint />
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
