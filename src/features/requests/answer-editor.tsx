import { useId } from 'react'
import * as limits from '#src/contract/limits.ts'
import type { AnswerOutcome, ReceivedRequest } from '#src/contract/requests/request.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { AddFiles } from './add-files.tsx'
import type { AnswerDraft } from './answer-draft.ts'
import styles from './requests.module.css'
import { SharedFiles } from './shared-files.tsx'

type AnswerEditorProps = {
  request: string
  item: ReceivedRequest['items'][number]
  draft: AnswerDraft
  /** Whether the profile says what is asked for. */
  mayPointToProfile: boolean
  error: string | undefined
  onChange: (draft: AnswerDraft) => void
}

/** The answer to one item: the profile's, words and documents, or none. */
export function AnswerEditor(props: AnswerEditorProps) {
  const t = useText()
  const id = useId()
  const { request, item, draft, mayPointToProfile, error, onChange } = props
  const { name } = item
  const options: AnswerOutcome[] = mayPointToProfile
    ? ['profile', 'given', 'declined']
    : ['given', 'declined']
  return (
    <div className={styles.editor}>
      <RadioGroup
        legend={t('requests.answer', { name })}
        options={options.map((value) => ({ value, label: t(`requests.outcomes.${value}`) }))}
        value={draft.outcome}
        onChange={(outcome) => onChange({ ...draft, outcome })}
      />
      {(draft.outcome === 'given' || draft.outcome === 'declined') && (
        <Field id={id} label={t('requests.wordsOf', { name })} error={error}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              counter={limits.requestAnswer}
              value={draft.text}
              onChange={({ currentTarget: { value } }) => onChange({ ...draft, text: value })}
            />
          )}
        </Field>
      )}
      {draft.outcome === 'given' && (
        <div className={styles.files}>
          <p className={styles.kind}>
            <strong>{t('requests.files')}</strong> {t('requests.filesHint')}
          </p>
          <SharedFiles request={request} item={item} mayTakeBack />
          <AddFiles request={request} item={item} />
        </div>
      )}
    </div>
  )
}
