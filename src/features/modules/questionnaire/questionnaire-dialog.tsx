import { useState } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import type { ModuleDialogProps } from '../module-dialog-props.ts'
import { QuestionnaireWalk } from './questionnaire-walk.tsx'
import { createRun, type Run, storedOf } from './run.ts'
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
  const store = () => run && data.outbox.storeAnswers(slug, questionnaireId, storedOf(run))
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
        {() => run && <QuestionnaireWalk run={run} slug={slug} onStore={store} />}
      </ListState>
    </Dialog>
  )
}
