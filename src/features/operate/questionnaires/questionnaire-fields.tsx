import * as limits from '#src/contract/limits.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'
import { IdField, LineField } from '../records/record-fields.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'
import { QuestionList } from './question-list.tsx'
import { typedName } from './questionnaire-kind.ts'
import { changesForSuppliers } from './what-changes.ts'

const texts = [
  ['title', limits.questionnaireTitle],
  ['intro', limits.questionnaireIntro],
] as const

/** Every field of a questionnaire, and what changing it means for those who are answering. */
export function QuestionnaireFields(props: RecordFieldsProps<QuestionnaireContent>) {
  const t = useText()
  const { draft, errorOf, onChange } = props
  const { content, typed, begunOn } = draft
  const put = (next: Partial<QuestionnaireContent>) =>
    onChange({ ...draft, content: { ...content, ...next } })
  return (
    <>
      {begunOn ? (
        <WhatChanges before={begunOn.content} after={content} />
      ) : (
        <IdField value={content.id} errorOf={errorOf} onChange={(id) => put({ id })} />
      )}
      {texts.map(([field, most]) => (
        <LanguageFields
          key={field}
          path={`/${field}`}
          label={t(`operate-questionnaires.fields.${field}`)}
          text={content[field]}
          most={most}
          rows={field === 'intro' ? 3 : undefined}
          required
          errorOf={errorOf}
          onChange={(tag, words) => put({ [field]: withWords(content[field], tag, words) })}
        />
      ))}
      <LineField
        path="/minutes"
        label={t('operate-questionnaires.fields.minutes')}
        value={typed[typedName()] ?? String(content.minutes)}
        most={3}
        inputMode="numeric"
        required
        errorOf={errorOf}
        onChange={(text) => onChange({ ...draft, typed: { ...typed, [typedName()]: text } })}
      />
      <QuestionList {...props} />
    </>
  )
}

type WhatChangesProps = { before: QuestionnaireContent; after: QuestionnaireContent }

/** What saving means for suppliers who are answering at the moment. */
function WhatChanges({ before, after }: WhatChangesProps) {
  const t = useText()
  const changes = changesForSuppliers(before, after)
  if (!changes)
    return (
      <Banner tone="neutral" title={t('operate-questionnaires.quiet')}>
        <p>{t('operate-questionnaires.quietText')}</p>
      </Banner>
    )
  return (
    <Banner tone="warning" title={t('operate-questionnaires.interrupts', changes)}>
      <p>{t('operate-questionnaires.interruptsText')}</p>
    </Banner>
  )
}
