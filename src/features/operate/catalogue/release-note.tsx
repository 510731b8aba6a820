import type { ReactNode } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { differs, type EntryContent, type EntryField, released } from './entry-values.ts'
import { valueWords } from './entry-words.ts'
import styles from './catalogue.module.css'

type ReleaseNoteProps = {
  content: EntryContent
  field: EntryField
  /** Makes it what the release says. */
  onBack: () => void
  children: ReactNode
}

/** A field, and below it what the release says of it where that is something else. */
export function ReleaseNote({ content, field, onBack, children }: ReleaseNoteProps) {
  const texts = useTexts()
  const { t } = texts
  const label = t(`operate-catalogue.fields.${field}`)
  const { ours } = content
  if (!ours || !differs(content, field)) return <div className={styles.field}>{children}</div>
  const words = valueWords(texts, field, released(ours, field))
  return (
    <div className={styles.field} data-changed="">
      {children}
      <p className={styles.released}>
        {t('operate-catalogue.released')} <bdi>{words || t('operate-catalogue.nothing')}</bdi>
      </p>
      <Button
        variant="quiet"
        className={styles.back}
        aria-label={t('operate-catalogue.backOf', { field: label })}
        onClick={() => {
          onBack()
          announce(t('operate-catalogue.isBack', { field: label }))
        }}
      >
        {t('operate-catalogue.asReleased')}
      </Button>
    </div>
  )
}
