import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
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
      <Dialog
        open={shown === 'usual'}
        onOpenChange={close}
        title={samples.dialog}
        description={samples.dialogText}
        footer={
          <>
            <Button variant="danger" onClick={close}>
              {samples.leave}
            </Button>
            <Button variant="quiet" onClick={close}>
              {samples.cancel}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
      <Dialog open={shown === 'tall'} onOpenChange={close} title={samples.steps} tall>
        {paragraphs.map((number) => (
          <p key={number}>{`${number}. ${samples.stepText}`}</p>
        ))}
      </Dialog>
    </>
  )
}
