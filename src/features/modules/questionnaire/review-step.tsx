import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { announce } from '#src/ui/status.tsx'
import { chosenIn, missingPlaces } from './answers.ts'
import { ChangesNotice } from './changes-notice.tsx'
import { MissingAnswers } from './missing-answers.tsx'
import { ReviewRow } from './review-row.tsx'
import styles from './review-step.module.css'
import { forgetFailure, goTo, type Run, type SendFailure } from './run.ts'
import { useStepFocus } from './use-step-focus.ts'

/** All answers before they are sent, each with a way back to its question. */
export function ReviewStep({ run }: { run: Run }) {
  const t = useText()
  const { questionnaire, answers, attempted, failure, changes } = useSnapshot(run)
  const heading = useStepFocus<HTMLHeadingElement>()
  const { questions } = questionnaire
  const missing = missingPlaces(questions, answers)
  const isOffline = failure?.isOffline ?? false

  useWhenReachable(isOffline, () => {
    forgetFailure(run)
    announce(t('questionnaire.onlineAgain'))
  })

  const change = (place: number) => goTo(run, place, true)
  return (
    <div className={styles.review}>
      {failure && <SendFailed failure={failure} />}
      <ChangesNotice changes={changes} questions={questions} onGo={change} />
      {attempted && missing.length > 0 && (
        <MissingAnswers questions={questions} places={missing} onGo={change} />
      )}
      <div>
        <h3 className={styles.title} ref={heading} tabIndex={-1}>
          {t('questionnaire.review')}
        </h3>
        <p className={styles.text}>{t('questionnaire.reviewText')}</p>
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

/** Why the answers were not sent, what to do, and that nothing is lost. Comes into sight. */
function SendFailed({ failure }: { failure: SendFailure }) {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: some browsers return a promise here, and an effect may return only its clean-up.
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={root} className={styles.notice}>
      {failure.isOffline ? (
        <Banner tone="warning" title={t('questionnaire.offline')}>
          <p>{t('questionnaire.offlineText')}</p>
        </Banner>
      ) : (
        <Banner tone="critical" title={t('questionnaire.notSent')}>
          <p>{failure.message}</p>
          <p>{t('questionnaire.kept')}</p>
        </Banner>
      )}
    </div>
  )
}
