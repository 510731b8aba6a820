import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import type { ModuleDialogProps } from '../module-dialog-props.ts'
import { IntroStep } from './intro-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { ResultStep } from './result-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { createRun, type Run } from './run.ts'
import { RunActions } from './run-actions.tsx'
import { sendAnswers } from './send-answers.ts'

type QuestionnaireDialogProps = ModuleDialogProps & { questionnaireId: string }

/** A questionnaire that the portal asks itself, from its introduction to its result (MOD-3). */
export function QuestionnaireDialog(props: QuestionnaireDialogProps) {
  const texts = useTexts()
  const { t } = texts
  const { module, organisation, questionnaireId, onClose, onCompleted } = props
  const { slug } = organisation
  const data = useData()
  const loaded = useLoaded(`questionnaire ${questionnaireId}`, () =>
    data.modules.questionnaire(questionnaireId),
  )
  const [run, setRun] = useState<Run | null>(null)
  if (loaded.state === 'ready' && !run) {
    setRun(createRun(loaded.value, data.outbox.storedAnswers(slug, questionnaireId)))
  }
  const store = (answers: Run['answers']) =>
    data.outbox.storeAnswers(slug, questionnaireId, answers)
  const send = async (current: Run) => {
    if (await sendAnswers(texts, current, data, slug)) onCompleted()
  }
  return (
    <Dialog
      open
      tall
      onOpenChange={(open) => !open && onClose()}
      title={run?.questionnaire.title ?? module.caption}
      footer={
        run && (
          <RunActions
            run={run}
            onForget={() => data.outbox.storeAnswers(slug, questionnaireId, null)}
            onSend={() => void send(run)}
            onClose={onClose}
          />
        )
      }
    >
      <ListState
        loaded={loaded}
        loadingText={t('questionnaire.fetch.loading')}
        failedText={t('questionnaire.fetch.failed')}
        height="16rem"
      >
        {() => run && <RunStep run={run} slug={slug} onStore={store} />}
      </ListState>
    </Dialog>
  )
}

type RunStepProps = {
  run: Run
  /** Of the organisation. */
  slug: string
  /** Stores the answers on the device. */
  onStore: (answers: Run['answers']) => void
}

/** The step that is open. */
function RunStep({ run, slug, onStore }: RunStepProps) {
  const { step, result } = useSnapshot(run)
  if (step === 'intro') return <IntroStep run={run} />
  if (step === 'review') return <ReviewStep run={run} />
  if (step === 'result') return result && <ResultStep run={run} slug={slug} />
  return <QuestionStep key={step} run={run} place={step} onStore={onStore} />
}
