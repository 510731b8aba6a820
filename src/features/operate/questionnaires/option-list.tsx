import * as limits from '#src/contract/limits.ts'
import type { QuestionContent } from '#src/contract/operate/questionnaire-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { idOf } from '../brands/draft/field-ids.ts'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'
import { OrderedList } from '../fields/ordered-list.tsx'
import { LineField } from '../records/record-fields.tsx'
import styles from '../records/records.module.css'
import { newOption } from './new-entry.ts'
import type { QuestionFieldsProps } from './question-fields.tsx'
import { typedName } from './questionnaire-kind.ts'

type Option = QuestionContent['options'][number]
type OptionListProps = Pick<QuestionFieldsProps, 'question' | 'path' | 'errorOf' | 'onType'> & {
  typed: Readonly<Record<string, string>>
  onChange: (question: QuestionContent) => void
}

/** The options of a question in their order, with what each brings. */
export function OptionList(props: OptionListProps) {
  const { t, language } = useTexts()
  const { typed, question, path, errorOf, onType, onChange } = props
  const { options } = question
  const own = `${path}/options`
  const put = (next: readonly Option[]) => onChange({ ...question, options: [...next] })
  const label = (index: number) => t('operate-questionnaires.optionOf', { place: index + 1 })
  const error = errorOf(own)
  return (
    <fieldset className={styles.group}>
      <legend>{t('operate-questionnaires.fields.options')}</legend>
      <OrderedList
        label={t('operate-questionnaires.fields.options')}
        items={options}
        nameOf={(option, index) => textIn(language, option.label) || label(index)}
        onChange={put}
      >
        {(option, index) => {
          const name = typedName(question.id, option.id)
          const change = (next: Partial<Option>) => put(options.with(index, { ...option, ...next }))
          return (
            <div className={styles.parts}>
              <LanguageFields
                path={`${own}/${index}/label`}
                label={label(index)}
                text={option.label}
                most={limits.optionLabel}
                required
                errorOf={errorOf}
                onChange={(tag, words) => change({ label: withWords(option.label, tag, words) })}
              />
              <LineField
                path={`${own}/${index}/points`}
                label={t('operate-questionnaires.pointsOf', { place: index + 1 })}
                value={typed[name] ?? String(option.points)}
                most={3}
                inputMode="numeric"
                required
                errorOf={errorOf}
                onChange={(text) => onType({ ...typed, [name]: text })}
              />
              {question.kind === 'several' && (
                <Checkbox
                  id={idOf(`${own}/${index}/exclusive`)}
                  label={t('operate-questionnaires.exclusive')}
                  checked={option.exclusive}
                  onChange={(exclusive) => change({ exclusive })}
                />
              )}
            </div>
          )
        }}
      </OrderedList>
      {error && <FieldError id={`${idOf(own)}-error`}>{error}</FieldError>}
      {options.length < limits.questionnaireOptions && (
        <Button id={idOf(own)} variant="secondary" onClick={() => put([...options, newOption()])}>
          {t('operate-questionnaires.addOption')}
        </Button>
      )}
    </fieldset>
  )
}
