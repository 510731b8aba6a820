import { useEffect, useId, useState } from 'react'
import type { ShortlistItem } from '#src/contract/buyers/shortlist.ts'
import * as limits from '#src/contract/limits.ts'
import { isRecord } from '#src/lib/is-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useBuying } from '../buying-context.ts'
import { useKeptForm } from '#src/data/use-kept-form.ts'
import styles from './shortlist-item.module.css'

type NoteEditorProps = {
  /** By which what is typed is kept. */
  form: string
  item: ShortlistItem
  onSave: (note: string) => void
  onClose: () => void
}

/** The form of what was kept of it by an earlier page. */
const readTyped = (kept: unknown) =>
  isRecord(kept) && typeof kept['note'] === 'string' ? { note: kept['note'] } : null

/** What the team is to know of a supplier. What is typed stays on the device until it is saved or thrown away. */
export function NoteEditor({ form: name, item, onSave, onClose }: NoteEditorProps) {
  const t = useText()
  const id = useId()
  const { forms } = useBuying()
  const form = useKeptForm(forms, name, { note: item.note }, readTyped)
  const [isOpened] = useState(!form.wasKept)
  useEffect(() => {
    // What was typed at another time opens by itself, and takes the focus from nobody.
    if (isOpened) document.getElementById(id)?.focus()
  }, [id, isOpened])
  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave(form.typed.note)
        form.done()
        onClose()
      }}
    >
      {form.wasKept && <p className={styles.kept}>{t('buying.editor.kept')}</p>}
      <Field
        id={id}
        label={t('buying.lists.noteOn', { name: item.name })}
        hint={t('buying.lists.noteHint')}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={4}
            counter={limits.shortlistNote}
            value={form.typed.note}
            onChange={({ currentTarget: { value } }) => form.change({ note: value })}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button type="submit" variant="primary">
          {t('buying.lists.saveNote')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            form.done()
            onClose()
          }}
        >
          {t('buying.editor.discard')}
        </Button>
      </div>
    </form>
  )
}
