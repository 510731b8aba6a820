import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
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
  const t = useText()
  const { step, isChanging, sending, answers, result, questionnaire } = useSnapshot(run)
  const restart = () => {
    onForget()
    startOver(run)
  }
  const back = (
    <Button key="back" variant="secondary" onClick={() => goBack(run)}>
      {t('questionnaire.back')}
    </Button>
  )
  if (step === 'intro') {
    const isBegun = Object.values(answers).some((chosen) => chosen.length > 0)
    return (
      <>
        <Button key="begin" variant="primary" onClick={() => begin(run)}>
          {isBegun ? t('questionnaire.goOn') : t('questionnaire.start')}
        </Button>
        {isBegun && (
          <Button key="over" variant="quiet" onClick={restart}>
            {t('questionnaire.startOver')}
          </Button>
        )}
      </>
    )
  }
  if (step === 'review') {
    return (
      <>
        <Button key="send" variant="primary" busy={sending} onClick={onSend}>
          {t('questionnaire.send')}
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
            {t('questionnaire.again')}
          </Button>
        )}
        <Button key="done" variant={result?.passed ? 'primary' : 'secondary'} onClick={onClose}>
          {t('questionnaire.done')}
        </Button>
      </>
    )
  }
  const isLast = step === questionnaire.questions.length - 1
  return (
    <>
      <Button key="next" variant="primary" type="submit" form={runFormId}>
        {isChanging || isLast ? t('questionnaire.toReview') : t('questionnaire.next')}
      </Button>
      {step > 0 && !isChanging && back}
    </>
  )
}
