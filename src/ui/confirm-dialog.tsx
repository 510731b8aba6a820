import type { ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { Action } from './use-action.ts'

type ConfirmDialogProps = {
  title: string
  /** What happens then. */
  text: string
  /** The word on the button that does it; null: it can be done no more. */
  confirm: string | null
  action: Pick<Action, 'busy' | 'error'>
  onConfirm: () => void
  onClose: () => void
  /** Why it failed, where its words alone do not say what to do. */
  children?: ReactNode
}

/** Asks before something that cannot be undone here, and stays open where it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText()
  const { title, text, confirm, action, onConfirm, onClose, children } = props
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          {confirm !== null && (
            <Button variant="danger" busy={action.busy} onClick={onConfirm}>
              {confirm}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
        </>
      }
    >
      {children ?? (action.error && <Banner tone="critical" title={action.error} />)}
    </Dialog>
  )
}
