import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { profilePath } from '#src/lib/profile-path.ts'
import { Chip } from '#src/ui/chip.tsx'
import * as icons from '#src/ui/icons.ts'
import { Explanations } from './explanations.tsx'
import styles from './result-step.module.css'
import type { Run } from './run.ts'
import { useStepFocus } from './use-step-focus.ts'

type ResultStepProps = {
  run: Run
  /** Of the organisation; null: it is answered for nobody. */
  slug: string | null
}

/** The result: the score, the tag or what is missing for it, and why, answer by answer. */
export function ResultStep({ run, slug }: ResultStepProps) {
  const t = useText()
  const { result, questionnaire } = useSnapshot(run)
  const heading = useStepFocus<HTMLHeadingElement>()
  if (!result) return null
  const { passed, earned, score, passMark, tag } = result
  return (
    <div className={styles.result}>
      <h3 className={styles.title} ref={heading} tabIndex={-1}>
        {passed ? t('questionnaire.passed') : t('questionnaire.notPassed')}
      </h3>
      <ScoreLine score={score} passMark={passMark} passed={passed} />
      {!passed && (
        <p>
          {tag
            ? t('questionnaire.missed', { points: passMark - score, tag })
            : t('questionnaire.missedMark', { points: passMark - score })}
        </p>
      )}
      {earned && (
        <div className={styles.earned}>
          <Chip tone="positive" icon={icons.checkCircle}>
            {t('questionnaire.earned', { tag })}
          </Chip>
          <p>
            <span>{passed ? t('questionnaire.earnedText') : t('questionnaire.stillEarned')} </span>
            {slug && <a href={profilePath(slug)}>{t('questionnaire.viewProfile')}</a>}
          </p>
        </div>
      )}
      <Explanations questions={questionnaire.questions} answers={result.answers} />
    </div>
  )
}

type ScoreLineProps = {
  /** Percent. */
  score: number
  /** Percent. */
  passMark: number
  passed: boolean
}

/** The score against the pass mark, as numbers; the bar only repeats them. */
function ScoreLine({ score, passMark, passed }: ScoreLineProps) {
  const t = useText()
  return (
    <div className={styles.score} data-passed={passed ? '' : undefined}>
      <p className={styles.numbers}>
        <span className={styles.number}>{`${score}%`}</span>
        <span className={styles.label}>{t('questionnaire.score')}</span>
        <span className={styles.mark}>{t('questionnaire.passMark', { percent: passMark })}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.reached} style={{ inlineSize: `${score}%` }} />
        <div className={styles.line} style={{ insetInlineStart: `${passMark}%` }} />
      </div>
    </div>
  )
}
