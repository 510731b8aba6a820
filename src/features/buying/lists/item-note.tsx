import { useState } from 'react'
import type { ShortlistItem } from '#src/contract/buyers/shortlist.ts'
import type { ItemChange } from '#src/data/shortlists/item-change.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useBuying } from '../buying-context.ts'
import { NoteEditor } from './note-editor.tsx'
import styles from './shortlist-item.module.css'

type ItemNoteProps = {
  item: ShortlistItem
  change: ItemChange | undefined
  /** Null: whoever looks may not. */
  onSave: ((note: string) => void) | null
}

/** What the team noted about a supplier, by whom and when; editors write it here. */
export function ItemNote({ item, change, onSave }: ItemNoteProps) {
  const { t, language } = useTexts()
  const { forms, buyer } = useBuying()
  const form = `shortlist note ${buyer.slug} ${item.id}`
  const [isOpen, setOpen] = useState(() => onSave !== null && forms.typed(form) !== undefined)
  const { name, note, author, notedAt } = item
  const buttonId = `note-${item.id}`
  const close = () => {
    setOpen(false)
    // Once the editor has made room for the button.
    requestAnimationFrame(() => document.getElementById(buttonId)?.focus())
  }
  if (isOpen && onSave)
    return <NoteEditor form={form} item={item} onSave={onSave} onClose={close} />
  const isUnsent = change?.note !== undefined
  return (
    <div className={styles.noted}>
      {note && (
        <blockquote className={styles.note} dir="auto">
          {note}
        </blockquote>
      )}
      {note && !isUnsent && notedAt && (
        <p className={styles.quiet}>
          {author
            ? t('buying.lists.notedBy', {
                name: author.isSelf ? t('buying.team.you') : author.name,
                moment: momentFormat(language).format(new Date(notedAt)),
              })
            : t('buying.lists.notedAt', {
                moment: momentFormat(language).format(new Date(notedAt)),
              })}
        </p>
      )}
      {!note && !onSave && <p className={styles.quiet}>{t('buying.lists.noNote')}</p>}
      {onSave && (
        <Button
          id={buttonId}
          variant="quiet"
          aria-label={
            note ? t('buying.lists.editNoteOn', { name }) : t('buying.lists.addNoteOn', { name })
          }
          onClick={() => setOpen(true)}
        >
          <Icon drawing={note ? icons.edit : icons.plus} />
          <span>{note ? t('buying.lists.editNote') : t('buying.lists.addNote')}</span>
        </Button>
      )}
    </div>
  )
}
