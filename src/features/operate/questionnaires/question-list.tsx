import { useState } from 'react'
import * as limits from '#src/contract/limits.ts'
import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { languages } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { idOf } from '../brands/draft/field-ids.ts'
import { OrderedList } from '../fields/ordered-list.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'
import styles from '../records/records.module.css'
import { newQuestion } from './new-entry.ts'
import { QuestionFields } from './question-fields.tsx'

type QuestionListProps = RecordFieldsProps<QuestionnaireContent>

/** The questions in their order; each is opened to be changed. */
export function QuestionList({ draft, errorOf, onChange }: QuestionListProps) {
  const { t, language } = useTexts()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { content } = draft
  const { questions } = content
  const put = (next: readonly QuestionContent[]) =>
    onChange({ ...draft, content: { ...content, questions: [...next] } })
  const titleOf = ({ text }: QuestionContent, index: number) =>
    textIn(language, text) || t('operate-questionnaires.questionOf', { place: index + 1 })
  const add = () => {
    const question = newQuestion()
    setOpened(new Set([...opened, question.id]))
    put([...questions, question])
  }
  const toggle = (id: string, isOpen: boolean) => {
    const others = [...opened].filter((one) => one !== id)
    setOpened(new Set(isOpen ? others : [...others, id]))
  }
  const isFaulty = (question: QuestionContent, index: number) =>
    pathsOf(question, `/questions/${index}`).some((one) => errorOf(one) !== undefined)
  const faulty = questions.find(isFaulty)?.id
  // It stays open once its fault is gone, which is at the first letter that is typed to put it right.
  if (faulty !== undefined && !opened.has(faulty)) setOpened(new Set([...opened, faulty]))
  const error = errorOf('/questions')
  return (
    <fieldset className={styles.group}>
      <legend>{t('operate-questionnaires.questions')}</legend>
      <OrderedList
        label={t('operate-questionnaires.questions')}
        items={questions}
        nameOf={titleOf}
        onChange={put}
      >
        {(question, index) => {
          const path = `/questions/${index}`
          const isOpen = opened.has(question.id)
          return (
            <div className={styles.parts}>
              <p className={styles.about}>
                <span>
                  {t('operate-questionnaires.optionsOf', { count: question.options.length })}
                </span>
                <Button
                  id={idOf(path)}
                  variant="quiet"
                  aria-expanded={isOpen}
                  aria-label={t(
                    isOpen ? 'operate-questionnaires.closeOne' : 'operate-questionnaires.openOne',
                    { title: titleOf(question, index) },
                  )}
                  onClick={() => toggle(question.id, isOpen)}
                >
                  {t(isOpen ? 'operate-questionnaires.close' : 'operate-questionnaires.open')}
                </Button>
              </p>
              {isOpen && (
                <QuestionFields
                  {...{ draft, question, path, errorOf }}
                  onType={(typed) => onChange({ ...draft, typed })}
                  onChange={(next, typed = draft.typed) =>
                    onChange({
                      ...{ ...draft, typed },
                      content: { ...content, questions: questions.with(index, next) },
                    })
                  }
                />
              )}
            </div>
          )
        }}
      </OrderedList>
      {error && <FieldError id={`${idOf('/questions')}-error`}>{error}</FieldError>}
      {questions.length < limits.questionnaireQuestions && (
        <Button id={idOf('/questions')} variant="secondary" onClick={add}>
          {t('operate-questionnaires.addQuestion')}
        </Button>
      )}
    </fieldset>
  )
}

/** All places of a question at which something can be wrong. */
function pathsOf({ options }: QuestionContent, path: string): string[] {
  const texts = ['text', 'hint', 'explanation', ...options.map((_, at) => `options/${at}/label`)]
  const others = ['id', 'kind', 'most', 'options']
  const ofOptions = options.flatMap((_, at) =>
    ['id', 'points', 'exclusive'].map((field) => `options/${at}/${field}`),
  )
  return [
    path,
    ...[...others, ...ofOptions, ...texts].map((field) => `${path}/${field}`),
    ...texts.flatMap((field) => languages.map((language) => `${path}/${field}/${language}`)),
  ]
}
