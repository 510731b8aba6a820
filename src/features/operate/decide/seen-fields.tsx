import { type ClipboardEvent, useId, useRef } from 'react'
import * as limits from '#src/contract/limits.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { acceptedFiles } from '#src/data/file-refusal.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { ActionFailure } from '../action-failure.tsx'
import type { DecisionDraft } from './decision-draft.ts'
import styles from './seen-fields.module.css'
import type { CheckFileUpload } from './use-check-file.ts'

type SeenFieldsProps = {
  draft: Pick<DecisionDraft, 'seen' | 'file'>
  onChange: (change: Partial<DecisionDraft>) => void
  upload: CheckFileUpload
}

/** What was looked up, and a picture or PDF of it, which can be pasted too: for operators alone. */
export function SeenFields({ draft, onChange, upload }: SeenFieldsProps) {
  const { t, language } = useTexts()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const { file } = draft
  const { action, refusal, take } = upload

  function paste(event: ClipboardEvent) {
    const [pasted] = event.clipboardData.files
    if (!pasted) return
    event.preventDefault()
    take(pasted)
  }
  function remove() {
    onChange({ file: null })
    announce(t('operate.decide.fileRemoved'))
    chooser.current?.focus()
  }

  return (
    <div className={styles.seen} onPaste={paste}>
      <Field label={t('operate.decide.seen')} hint={t('operate.decide.seenHint')}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            counter={limits.checkNote}
            value={draft.seen}
            onChange={({ currentTarget: { value } }) => onChange({ seen: value })}
          />
        )}
      </Field>
      <div className={styles.file} role="group" aria-labelledby={`${id}-title`}>
        <p className={styles.title} id={`${id}-title`}>
          {t('operate.decide.file')}
        </p>
        <p className={styles.hint} id={`${id}-hint`}>
          {t('operate.decide.fileHint')}
        </p>
        <div role="alert">{refusal && <FieldError id={`${id}-error`}>{refusal}</FieldError>}</div>
        <ActionFailure action={action} />
        {file && (
          <div className={styles.chosen}>
            <Icon drawing={icons.checkCircle} />
            <p className={styles.name}>
              <bdi>{file.name}</bdi>{' '}
              <span className={styles.size}>{fileSize(language, file.size)}</span>
            </p>
            <Button
              variant="quiet"
              onClick={remove}
              aria-label={t('operate.decide.removeFile', { name: file.name })}
            >
              {t('operate.people.remove')}
            </Button>
          </div>
        )}
        <Button
          ref={chooser}
          variant="secondary"
          className={styles.choose}
          busy={action.busy}
          onClick={() => picker.current?.click()}
          aria-describedby={refusal ? `${id}-hint ${id}-error` : `${id}-hint`}
        >
          <Icon drawing={icons.upload} />
          <span>{file ? t('operate.decide.otherFile') : t('operate.decide.chooseFile')}</span>
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={acceptedFiles}
          onChange={({ currentTarget: input }) => {
            const [chosen] = input.files ?? []
            // The same file again is a new choice.
            input.value = ''
            if (chosen) take(chosen)
          }}
        />
      </div>
    </div>
  )
}
