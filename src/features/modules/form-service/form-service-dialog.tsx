import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useUser } from '#src/auth/use-user.ts'
import { useData } from '#src/data/data-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { hiddenFields } from '../hidden-fields.ts'
import type { ModuleDialogProps } from '../module-dialog-props.ts'
import { FormFrame } from './form-frame.tsx'
import { prepareForm } from './prepare-form.ts'

type FormServiceDialogProps = ModuleDialogProps & { form: { domain: string; formId: string } }

/**
 * A questionnaire of the form service in the portal's own popup. The service's library would bring a
 * popup of its own, without a name or a place for the focus, and with markup that Trusted Types refuse.
 */
export function FormServiceDialog(props: FormServiceDialogProps) {
  const t = useText()
  const { module, organisation, form, onClose, onCompleted } = props
  const data = useData()
  const user = useUser()
  const [isSent, setSent] = useState(false)
  const [isStarted, setStarted] = useState(false)
  const [asks, setAsks] = useState(false)
  const loaded = useLoaded(user ? `form of ${module.id}` : '', () =>
    prepareForm(data.modules, organisation.slug, module.id),
  )
  const mayHoldAnswers = loaded.state === 'ready' && !isSent
  const close = () => {
    if (isSent) onCompleted()
    onClose()
  }
  const isAsking = asks && mayHoldAnswers
  function closeUnless(hasAnswers: boolean) {
    // An Escape pressed before the question listens arrives here, and closes the question.
    if (isAsking) setAsks(false)
    else if (hasAnswers) setAsks(true)
    else close()
  }
  return (
    <Dialog
      open
      tall
      holdsTyping={!isSent}
      onOpenChange={(open) => !open && closeUnless(isStarted && mayHoldAnswers)}
      // Easily pressed by mistake on a phone, and the portal cannot see what is typed in the frame.
      onBack={() => closeUnless(mayHoldAnswers)}
      title={t('modules.form', { caption: module.caption })}
      footer={
        isSent && (
          <Button variant="primary" onClick={close}>
            {t('modules.formDone')}
          </Button>
        )
      }
    >
      {isSent && (
        <Banner tone="positive" title={t('modules.formSent')}>
          <p>{t('modules.formSentText')}</p>
        </Banner>
      )}
      <ListState
        loaded={loaded}
        loadingText={t('modules.formFetch.loading')}
        failedText={t('modules.formFetch.failed')}
        height="24rem"
      >
        {({ ticket, embed }) =>
          user && (
            <FormFrame
              embed={embed}
              form={form}
              title={t('modules.form', { caption: module.caption })}
              hidden={hiddenFields(organisation, user, ticket)}
              onStarted={() => setStarted(true)}
              onSent={() => setSent(true)}
            />
          )
        }
      </ListState>
      {isAsking && <LeaveFormDialog onStay={() => setAsks(false)} onLeave={close} />}
    </Dialog>
  )
}

type LeaveFormDialogProps = { onStay: () => void; onLeave: () => void }

/** Asks before a form is closed, because closing loses its answers. */
function LeaveFormDialog({ onStay, onLeave }: LeaveFormDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('modules.formLeaveTitle')}
      description={t('modules.formLeaveText')}
      footer={
        <>
          <Button variant="primary" onClick={onStay}>
            {t('modules.formStay')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('modules.formLeave')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
