import { useSnapshot } from 'valtio'
import { IntroStep } from './intro-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { ResultStep } from './result-step.tsx'
import { ReviewStep } from './review-step.tsx'
import type { Run } from './run.ts'

type RunStepProps = {
  run: Run
  /** Of the organisation. */
  slug: string
  /** Keeps the answers on the device. */
  onKeep: (answers: Run['answers']) => void
}

/** The step that is open. */
export function RunStep({ run, slug, onKeep }: RunStepProps) {
  const { step, result } = useSnapshot(run)
  if (step === 'intro') return <IntroStep run={run} />
  if (step === 'review') return <ReviewStep run={run} />
  if (step === 'result') return result && <ResultStep run={run} slug={slug} />
  return <QuestionStep key={step} run={run} place={step} onKeep={onKeep} />
}
