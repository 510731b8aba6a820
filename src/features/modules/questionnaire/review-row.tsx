import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'
import styles from './review-step.module.css'

type ReviewRowProps = {
  /** From 0. */
  place: number
  question: { text: string; options: readonly { id: string; label: string }[] }
  /** Ids of options. */
  chosen: readonly string[]
  onChange: () => void
}

/** A question with what was answered, and the way back to it. */
export function ReviewRow({ place, question, chosen, onChange }: ReviewRowProps) {
  const t = useText()
  const labels = question.options.filter((one) => chosen.includes(one.id))
  const isMissing = labels.length === 0
  const number = { place: place + 1 }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.asked}>
          <span dir="auto">{question.text}</span>
        </p>
        {isMissing ? (
          <p className={styles.missing}>
            <Icon drawing={icons.alert} />
            <span>{t('questionnaire.notAnswered')}</span>
          </p>
        ) : (
          <ul className={styles.answers}>
            {labels.map(({ id, label }) => (
              <li key={id} dir="auto">
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="quiet" onClick={onChange}>
        <SeenAndHeard
          text={
            isMissing ? t('questionnaire.answerOne', number) : t('questionnaire.changeOne', number)
          }
        />
      </Button>
    </li>
  )
}
