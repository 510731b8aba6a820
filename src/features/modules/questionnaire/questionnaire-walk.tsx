import { useSnapshot } from 'valtio'
import { IntroStep } from './intro-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { ResultStep } from './result-step.tsx'
import { ReviewStep } from './review-step.tsx'
import type { Run } from './run.ts'

type QuestionnaireWalkProps = {
  run: Run
  /** Of the organisation; null: it is answered for nobody. */
  slug: string | null
  /** Stores what was answered on the device. */
  onStore: () => void
}

/** The step of an opened questionnaire that is open. */
export function QuestionnaireWalk({ run, slug, onStore }: QuestionnaireWalkProps) {
  const { step, result } = useSnapshot(run)
  if (step === 'intro') return <IntroStep run={run} />
  if (step === 'review') return <ReviewStep run={run} />
  if (step === 'result') return result && <ResultStep run={run} slug={slug} />
  return <QuestionStep key={step} run={run} place={step} onStore={onStore} />
}
