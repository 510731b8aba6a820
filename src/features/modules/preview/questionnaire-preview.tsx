import { useState } from 'react'
import { snapshot } from 'valtio'
import type {
  Questionnaire,
  QuestionnaireAnswers,
  QuestionnaireResult,
} from '#src/contract/questionnaire.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { missingPlaces } from '../questionnaire/answers.ts'
import { QuestionnaireWalk } from '../questionnaire/questionnaire-walk.tsx'
import { createRun, goTo, type Run } from '../questionnaire/run.ts'
import { RunActions } from '../questionnaire/run-actions.tsx'

type QuestionnairePreviewProps = {
  questionnaire: Questionnaire
  score: (answers: QuestionnaireAnswers) => QuestionnaireResult
  onClose: () => void
}

/** A questionnaire from its introduction to its result, of which nothing is stored or sent. */
export function QuestionnairePreview({ questionnaire, score, onClose }: QuestionnairePreviewProps) {
  const [run] = useState(() => createRun(questionnaire, null))
  return (
    <Dialog
      open
      tall
      onOpenChange={(open) => !open && onClose()}
      title={questionnaire.title}
      footer={
        <RunActions
          run={run}
          onForget={() => {}}
          onSend={() => showResult(run, score)}
          onClose={onClose}
        />
      }
    >
      <QuestionnaireWalk run={run} slug={null} onStore={() => {}} />
    </Dialog>
  )
}

/** What sending would show; what is missing is named instead. */
function showResult(run: Run, score: QuestionnairePreviewProps['score']): void {
  run.attempted = missingPlaces(run.questionnaire.questions, run.answers).length > 0
  if (run.attempted) return
  run.result = score(snapshot(run).answers as QuestionnaireAnswers)
  goTo(run, 'result')
}
