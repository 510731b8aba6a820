import { useSnapshot } from 'valtio'
import { Button } from '#src/ui/button.tsx'
import { copy } from './copy.ts'
import { begin, goBack, goTo, startOver, type Run } from './run.ts'
import { runFormId } from './run-form.ts'

type RunActionsProps = {
  run: Run
  /** Deletes the answers that the device stores. */
  onForget: () => void
  onSend: () => void
  onClose: () => void
}

/**
 * The buttons of the step that is open; the one that goes on comes first. Each has a key,
 * because React would otherwise turn a pressed button into another one, which then takes the press.
 */
export function RunActions({ run, onForget, onSend, onClose }: RunActionsProps) {
  const { step, isChanging, sending, answers, result, questionnaire } = useSnapshot(run)
  const restart = () => {
    onForget()
    startOver(run)
  }
  const back = (
    <Button key="back" variant="secondary" onClick={() => goBack(run)}>
      {copy.back}
    </Button>
  )
  if (step === 'intro') {
    const isBegun = Object.values(answers).some((chosen) => chosen.length > 0)
    return (
      <>
        <Button key="begin" variant="primary" onClick={() => begin(run)}>
          {isBegun ? copy.goOn : copy.start}
        </Button>
        {isBegun && (
          <Button key="over" variant="quiet" onClick={restart}>
            {copy.startOver}
          </Button>
        )}
      </>
    )
  }
  if (step === 'review') {
    return (
      <>
        <Button key="send" variant="primary" busy={sending} onClick={onSend}>
          {copy.send}
        </Button>
        {!sending && back}
      </>
    )
  }
  if (step === 'result') {
    return (
      <>
        {!result?.passed && (
          <Button key="again" variant="primary" onClick={() => goTo(run, 0)}>
            {copy.again}
          </Button>
        )}
        <Button key="done" variant={result?.passed ? 'primary' : 'secondary'} onClick={onClose}>
          {copy.done}
        </Button>
      </>
    )
  }
  const isLast = step === questionnaire.questions.length - 1
  return (
    <>
      <Button key="next" variant="primary" type="submit" form={runFormId}>
        {isChanging || isLast ? copy.toReview : copy.next}
      </Button>
      {step > 0 && !isChanging && back}
    </>
  )
}
