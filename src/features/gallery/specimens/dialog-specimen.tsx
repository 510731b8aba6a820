import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Paragraphs of the tall one: more than any window shows. */
const paragraphs = Array.from({ length: 24 }, (_, index) => index + 1)

/** A question with two answers, and a tall sheet to read. */
export function DialogSpecimen() {
  const [shown, setShown] = useState<'usual' | 'tall' | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <State label={stateNames.usual}>
        <Button variant="secondary" onClick={() => setShown('usual')}>
          {samples.openDialog}
        </Button>
      </State>
      <State label={stateNames.tall}>
        <Button variant="secondary" onClick={() => setShown('tall')}>
          {samples.openTall}
        </Button>
      </State>
      {shown === 'usual' && (
        <ConfirmDialog
          title={samples.dialog}
          text={samples.dialogText}
          confirm={samples.leave}
          action={{ busy: false, error: null }}
          onConfirm={close}
          onClose={close}
        />
      )}
      <Dialog open={shown === 'tall'} onOpenChange={close} title={samples.steps} tall>
        {paragraphs.map((number) => (
          <p key={number}>{`${number}. ${samples.stepText}`}</p>
        ))}
      </Dialog>
    </>
  )
}
