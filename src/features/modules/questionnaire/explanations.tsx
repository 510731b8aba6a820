import { useText } from '#src/i18n/text-context.ts'
import type { QuestionnaireResult } from '#src/contract/questionnaire.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './explanations.module.css'

type ExplanationsProps = {
  questions: readonly { id: string; text: string }[]
  answers: readonly QuestionnaireResult['answers'][number][]
}

/** The points of each answer, and what good practice looks like. */
export function Explanations({ questions, answers }: ExplanationsProps) {
  const t = useText()
  const textOf = new Map(questions.map((one) => [one.id, one.text]))
  return (
    <section className={styles.explanations}>
      <h4>{t('questionnaire.explanations')}</h4>
      <ol className={styles.list}>
        {answers.map(({ questionId, points, of, explanation }) => (
          <li key={questionId} className={styles.row}>
            <p className={styles.asked}>{textOf.get(questionId) ?? ''}</p>
            <p className={styles.points} data-full={points >= of ? '' : undefined}>
              <Icon drawing={points >= of ? icons.checkCircle : icons.target} />
              <span>{t('questionnaire.points', { points, of })}</span>
            </p>
            <p className={styles.why}>{explanation}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
