import { useSnapshot } from 'valtio'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { announce } from '#src/ui/status.tsx'
import { chosenIn, missingPlaces } from './answers.ts'
import { copy } from './copy.ts'
import { MissingAnswers } from './missing-answers.tsx'
import { ReviewRow } from './review-row.tsx'
import styles from './review-step.module.css'
import { forgetFailure, goTo, type Run } from './run.ts'
import { SendFailed } from './send-failed.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** All answers before they are sent, each with a way back to its question. */
export function ReviewStep({ run }: { run: Run }) {
  const { questionnaire, answers, attempted, failure } = useSnapshot(run)
  const heading = useStepFocus<HTMLHeadingElement>()
  const { questions } = questionnaire
  const missing = missingPlaces(questions, answers)
  const isOffline = failure?.isOffline ?? false

  useWhenReachable(isOffline, () => {
    forgetFailure(run)
    announce(copy.onlineAgain)
  })

  const change = (place: number) => goTo(run, place, true)
  return (
    <div className={styles.review}>
      {failure && <SendFailed failure={failure} />}
      {attempted && missing.length > 0 && (
        <MissingAnswers questions={questions} places={missing} onGo={change} />
      )}
      <div>
        <h3 className={styles.title} ref={heading} tabIndex={-1}>
          {copy.review}
        </h3>
        <p className={styles.text}>{copy.reviewText}</p>
      </div>
      <ol className={styles.list}>
        {questions.map((question, place) => (
          <ReviewRow
            key={question.id}
            place={place}
            question={question}
            chosen={chosenIn(answers, question)}
            onChange={() => change(place)}
          />
        ))}
      </ol>
    </div>
  )
}
