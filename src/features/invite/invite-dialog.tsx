import { useEffect, useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useUser } from '../../auth/use-user.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { saveInvitationDraft, invitationDraft } from './invitation-draft.ts'
import { MessageField } from './message-field.tsx'
import { RecipientsField } from './recipients-field.tsx'
import { useInvitation } from './use-invitation.ts'
import { useRecipients } from './use-recipients.ts'

export type InviteDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Invites suppliers by e-mail, from the footer and from the manage page (INV-1). */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useText()
  const user = useUser()
  const brand = useBrand()
  const defaultMessage = t('invite.defaultMessage', { brand: brand.name })
  const [message, setMessage] = useState(() => invitationDraft().message ?? defaultMessage)
  const [wantsAnonymous, setAnonymous] = useState(false)
  const recipients = useRecipients()
  useEffect(
    () => saveInvitationDraft({ message: message === defaultMessage ? null : message }),
    [message, defaultMessage],
  )
  const { outcome, send, reset } = useInvitation(recipients.drop)
  // A guest has no name to send.
  const anonymous = wantsAnonymous || !user
  const busy = outcome.state === 'busy'
  const { emails, typed, rejected } = recipients
  const isEmpty = emails.length === 0 && !typed.trim()
  const holdsTyping =
    emails.length + rejected.length > 0 || typed !== '' || message !== defaultMessage

  function submit() {
    const all = recipients.add()
    if (all && all.length > 0) void send(all, anonymous ? null : message)
  }
  function change(isOpen: boolean) {
    if (busy) return
    if (!isOpen) {
      recipients.clear()
      setMessage(defaultMessage)
      reset()
    }
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      // Easily pressed by mistake on a phone: what is written is there again when it opens again.
      onBack={() => !busy && onOpenChange(false)}
      title={t('invite.title')}
      description={anonymous ? t('invite.anonymousText') : t('invite.text')}
      holdsTyping={holdsTyping}
      footer={
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={isEmpty || outcome.state === 'sent'}
          onClick={submit}
        >
          {emails.length > 0
            ? t('invite.submit', { count: emails.length })
            : t('invite.submitNone')}
        </Button>
      }
    >
      {outcome.state === 'failed' && <Banner tone="critical" title={outcome.reason} />}
      {outcome.state === 'sent' && (
        <Banner tone="positive" title={t('invite.sent')}>
          {outcome.notReached.length > 0 && (
            <p>{t('invite.notReached', { emails: outcome.notReached.join(', ') })}</p>
          )}
        </Banner>
      )}
      <RecipientsField recipients={recipients} />
      {user && (
        <MessageField
          message={message}
          onMessage={setMessage}
          anonymous={wantsAnonymous}
          onAnonymous={setAnonymous}
        />
      )}
    </Dialog>
  )
}
