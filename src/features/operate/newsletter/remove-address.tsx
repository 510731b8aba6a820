import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'

type RemoveAddressProps = {
  email: string
  onRemoved: (email: string) => void
  onClose: () => void
}

/** Asks before an address goes from all newsletters. */
export function RemoveAddress({ email, onRemoved, onClose }: RemoveAddressProps) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const remove = () =>
    action.run(async () => {
      try {
        await data.newsletter.remove(email)
      } catch (error) {
        // Somebody else was faster, or they have unsubscribed: what was wanted is so.
        if (!(error instanceof ProblemError) || error.code !== 'not-signed-up') throw error
      }
      onRemoved(email)
    })
  return (
    <ConfirmDialog
      title={t('operate-newsletter.remove.question', { email })}
      text={t('operate-newsletter.remove.text')}
      confirm={t('operate-newsletter.remove.confirm')}
      action={action}
      onConfirm={remove}
      onClose={onClose}
    >
      <ActionFailure action={action} />
    </ConfirmDialog>
  )
}
