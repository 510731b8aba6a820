import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { announce } from '#src/ui/status.tsx'
import { copy } from '../copy.ts'
import { useProfileForm } from '../form/form-context.ts'

/** Takes back everything since the last save, after a question (OFF-4). */
export function DiscardDraft() {
  const { sync } = useProfileForm()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function discard() {
    setBusy(true)
    await sync.discard()
    announce(copy.discarded)
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {copy.discard}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.discardTitle}
        description={copy.discardText}
        footer={
          <>
            <Button variant="primary" onClick={() => setAsking(false)}>
              {copy.stay}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void discard()}>
              {copy.discard}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  )
}
