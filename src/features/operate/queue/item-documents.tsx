import { useState } from 'react'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { DocumentFrame } from '#src/ui/document-frame.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import styles from './item-documents.module.css'
import type { ItemStore } from './item-store.ts'

type ItemDocumentsProps = {
  item: QueueItem
  store: ItemStore
  /** Told of keys that are pressed within a document and mean nothing there. */
  onKey: (key: string) => void
}

/** The files of an item, of which one is shown. */
export function ItemDocuments({ item, store, onKey }: ItemDocumentsProps) {
  const { t, language } = useTexts()
  const { evidence, slug } = item
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = evidence.find(({ id }) => id === chosen) ?? evidence[0]
  const file = useLoaded(shown?.id ?? '', () => store.file(slug, shown?.id ?? ''))
  if (!shown)
    return (
      <div className={styles.none}>
        <EmptyState icon={icons.upload} title={t('operate.documents.none')}>
          {t('operate.documents.noneText')}
        </EmptyState>
      </div>
    )
  return (
    <div className={styles.documents}>
      {evidence.length > 1 && (
        <ul className={styles.files} aria-label={t('operate.documents.title')}>
          {evidence.map(({ id, name, uploadedAt }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.file}
                aria-pressed={id === shown.id}
                onClick={() => setChosen(id)}
              >
                <span dir="auto">{name}</span>
                <span className={styles.day}>
                  {dayFormat(language).format(new Date(uploadedAt))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stage}>
        <LoadedPart
          loaded={file}
          loadingText={t('operate.documents.loading')}
          failedText={t('operate.documents.failed')}
          height="100%"
        >
          {(content) => (
            <DocumentFrame key={shown.id} file={content} name={shown.name} onKey={onKey} />
          )}
        </LoadedPart>
      </div>
    </div>
  )
}
