import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ActionFailure } from '../action-failure.tsx'
import screen from '../console-screen.module.css'
import { RecordConflict } from './record-conflict.tsx'
import type { RecordDraft } from './record-kind.ts'
import { type FieldLabels, type RecordFormOptions, useRecordForm } from './use-record-form.ts'
import styles from './records.module.css'

/** What the fields of a form read and change. */
export type RecordFieldsProps<Content> = {
  draft: RecordDraft<Content>
  onChange: (next: RecordDraft<Content>) => void
  /** What is wrong with the field that a JSON pointer names. */
  errorOf: (path: string) => string | undefined
}

type RecordFormProps<Content> = RecordFormOptions<Content> &
  FieldLabels & {
    /** What stands there. */
    wordsOf: (content: Content, path: string) => string
    renderFields: (props: RecordFieldsProps<Content>) => ReactNode
    /** The record as its readers see it. */
    renderPreview: (content: Content) => ReactNode
  }

/** One record with all its fields beside what its readers see; what is typed stays until it is saved. */
export function RecordForm<Content>(props: RecordFormProps<Content>) {
  const { kind, item, labelOf, wordsOf, renderFields, renderPreview } = props
  const t = useText()
  const words = kind.words(t)
  const form = useRecordForm(props)
  const [isRemoving, setRemoving] = useState(false)
  const { draft, content, conflict, saving, isGone } = form
  const notice = useRef<HTMLDivElement>(null)
  const goToNotice = () => notice.current?.focus()
  // Whoever saves may stand far below what the form has to say.
  const hasNotice = isGone || conflict !== null
  useEffect(() => {
    if (hasNotice) goToNotice()
  }, [hasNotice])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  if (item.stored?.mayChange === false)
    return (
      <>
        <p className={screen.hint}>{t('operate-records.readOnly')}</p>
        {renderPreview(content)}
      </>
    )
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          {isGone && <Banner tone="warning" title={t('operate-records.goneTyped')} />}
          {conflict && (
            <RecordConflict
              {...{ merged: conflict, labelOf, wordsOf }}
              onKeep={form.keepMine}
              onTake={() => {
                form.takeTheirs()
                goToNotice()
              }}
            />
          )}
        </div>
        <div className={styles.sides}>
          <div className={styles.parts}>
            {renderFields({ draft, onChange: form.change, errorOf: form.errorOf })}
          </div>
          {renderPreview(content)}
        </div>
        {form.isTyped && <p className={screen.hint}>{t('operate-records.unsaved')}</p>}
        <ActionFailure action={saving} />
        <div className={styles.ways}>
          <Button type="submit" variant="primary" busy={saving.busy}>
            {t('operate-records.save')}
          </Button>
          {form.isTyped && (
            <Button
              variant="quiet"
              onClick={() => {
                form.discard()
                // The button goes with what was typed.
                focusMain()
              }}
            >
              {t('operate-records.discard')}
            </Button>
          )}
          {draft.begunOn && props.calls.remove && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {t('operate-records.remove')}
            </Button>
          )}
        </div>
      </form>
      {isRemoving && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText(form.title, item.stored?.facts ?? {})}
          confirm={t('operate-records.remove')}
          action={form.removing}
          onConfirm={form.remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
