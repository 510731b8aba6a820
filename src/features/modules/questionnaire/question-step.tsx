import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { chosenIn, toggled } from './answers.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import styles from './question-step.module.css'
import { answerQuestion, goOn, type Run } from './run.ts'
import { runFormId } from './run-form.ts'
import { useStepFocus } from './use-step-focus.ts'

type QuestionStepProps = {
  run: Run
  /** Of the question, from 0. */
  place: number
  /** Stores what was answered on the device. */
  onStore: () => void
}

/** One question. Enter goes on; each answer is stored on the device at once. */
export function QuestionStep({ run, place, onStore }: QuestionStepProps) {
  const t = useText()
  const { questionnaire, answers } = useSnapshot(run)
  const legend = useStepFocus<HTMLSpanElement>()
  const hintId = useId()
  const question = questionnaire.questions[place]
  if (!question) return null
  const chosen = chosenIn(answers, question)
  const { languages } = question
  const options = question.options.map(({ id, label }) => ({
    id,
    label: <span lang={languages?.['options']}>{label}</span>,
  }))
  const answer = (ids: string[]) => {
    answerQuestion(run, question.id, ids)
    onStore()
  }
  const heading = (
    <span className={styles.question} ref={legend} tabIndex={-1} lang={languages?.['text']}>
      {question.text}
    </span>
  )
  return (
    <form
      className={styles.form}
      id={runFormId}
      onSubmit={(event) => {
        event.preventDefault()
        goOn(run)
      }}
    >
      <ProgressLine place={place + 1} all={questionnaire.questions.length} />
      {question.kind === 'one' ? (
        <RadioGroup
          legend={heading}
          hint={t('questionnaire.chooseOne')}
          options={options.map(({ id, label }) => ({ value: id, label }))}
          value={chosen[0] ?? null}
          onChange={(id) => answer([id])}
        />
      ) : (
        <CheckboxGroup
          legend={heading}
          hint={t('questionnaire.chooseSeveral')}
          hintId={hintId}
          options={options}
          chosen={chosen}
          onChange={(id, on) => answer(toggled(question, chosen, id, on))}
        />
      )}
      {question.hint && <WhyAsked text={question.hint} language={languages?.['hint']} />}
    </form>
  )
}

type ProgressLineProps = {
  /** From 1. */
  place: number
  all: number
}

/** The progress in words; the bar only repeats them. */
function ProgressLine({ place, all }: ProgressLineProps) {
  const t = useText()
  return (
    <div className={styles.progress}>
      <p>{t('questionnaire.progress', { place, all })}</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.way} style={{ inlineSize: `${(place / all) * 100}%` }} />
      </div>
    </div>
  )
}

/** Why buyers ask a question. */
function WhyAsked({ text, language }: { text: string; language: string | undefined }) {
  const t = useText()
  return (
    <aside className={styles.why}>
      <p className={styles.whyTitle}>{t('questionnaire.why')}</p>
      <p dir="auto" lang={language}>
        {text}
      </p>
    </aside>
  )
}
