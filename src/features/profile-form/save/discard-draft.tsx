import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { announce } from '#src/ui/status.tsx'
import { useProfileForm } from '../form/form-context.ts'

/** Takes back everything since the last save, after a question (OFF-4). */
export function DiscardDraft() {
  const t = useText()
  const { sync } = useProfileForm()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function discard() {
    setBusy(true)
    await sync.discard()
    announce(t('profile-form.discarded'))
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('profile-form.discard')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('profile-form.discardTitle')}
        description={t('profile-form.discardText')}
        footer={
          <>
            <Button variant="primary" onClick={() => setAsking(false)}>
              {t('profile-form.stay')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void discard()}>
              {t('profile-form.discard')}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  )
}
