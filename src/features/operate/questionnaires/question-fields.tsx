import * as limits from '#src/contract/limits.ts'
import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import { useText } from '#src/i18n/text-context.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'
import { LineField } from '../records/record-fields.tsx'
import type { RecordDraft } from '../records/record-kind.ts'
import styles from '../records/records.module.css'
import { ofKind } from './new-entry.ts'
import { OptionList } from './option-list.tsx'
import { typedName } from './questionnaire-kind.ts'

const texts = [
  ['text', limits.questionText, 2],
  ['hint', limits.questionHint, 2],
  ['explanation', limits.questionExplanation, 3],
] as const

export type QuestionFieldsProps = {
  draft: Pick<RecordDraft<QuestionnaireContent>, 'typed'>
  question: QuestionContent
  /** JSON pointer of the question. */
  path: string
  errorOf: (path: string) => string | undefined
  /** What is typed where a number is to be. */
  onType: (typed: Readonly<Record<string, string>>) => void
  /** @param typed with what is no more typed; left out: as it is */
  onChange: (question: QuestionContent, typed?: Readonly<Record<string, string>>) => void
}

/** Every field of a question. */
export function QuestionFields(props: QuestionFieldsProps) {
  const t = useText()
  const { draft, question, path, errorOf, onType, onChange } = props
  const { typed } = draft
  const name = typedName(question.id)
  return (
    <div className={styles.parts}>
      {texts.map(([field, most, rows]) => (
        <LanguageFields
          key={field}
          path={`${path}/${field}`}
          label={t(`operate-questionnaires.fields.${field}`)}
          hint={field === 'hint' ? undefined : t(`operate-questionnaires.${field}Hint`)}
          text={question[field]}
          most={most}
          rows={rows}
          required={field !== 'hint'}
          errorOf={errorOf}
          onChange={(tag, words) =>
            onChange({ ...question, [field]: withWords(question[field], tag, words) })
          }
        />
      ))}
      <RadioGroup
        legend={t('operate-questionnaires.fields.kind')}
        options={(['one', 'several'] as const).map((kind) => ({
          ...{ value: kind, label: t(`operate-questionnaires.kinds.${kind}`) },
        }))}
        value={question.kind}
        onChange={(kind) => {
          // What was typed as the most of the other kind says nothing of this one.
          const { [name]: _, ...others } = typed
          onChange(ofKind(question, kind), others)
        }}
      />
      {question.most !== null && (
        <LineField
          path={`${path}/most`}
          label={t('operate-questionnaires.fields.most')}
          hint={t('operate-questionnaires.mostHint')}
          value={typed[name] ?? String(question.most)}
          most={5}
          inputMode="numeric"
          required
          errorOf={errorOf}
          onChange={(text) => onType({ ...typed, [name]: text })}
        />
      )}
      <OptionList {...{ typed, question, path, errorOf, onType }} onChange={onChange} />
    </div>
  )
}
