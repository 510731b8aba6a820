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

type ItemFile = { id: string; name: string; at: string; isOfCheck: boolean }

/** What the supplier has handed in, then what verifiers have kept of what they saw, the latest first. */
const filesOf = ({ evidence, history }: QueueItem): ItemFile[] => [
  ...evidence.map(({ id, name, uploadedAt: at }) => ({ id, name, at, isOfCheck: false })),
  ...history
    .toReversed()
    .flatMap(({ file, from: at }) =>
      file ? [{ id: file.id, name: file.name, at, isOfCheck: true }] : [],
    ),
]

/** The files of an item, of which one is shown. */
export function ItemDocuments({ item, store, onKey }: ItemDocumentsProps) {
  const { t, language } = useTexts()
  const files = filesOf(item)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = files.find(({ id }) => id === chosen) ?? files[0]
  const file = useLoaded(shown?.id ?? '', () => store.file(item, shown?.id ?? ''))
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
      {(files.length > 1 || shown.isOfCheck) && (
        <ul className={styles.files} aria-label={t('operate.documents.title')}>
          {files.map(({ id, name, at, isOfCheck }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.file}
                aria-pressed={id === shown.id}
                onClick={() => setChosen(id)}
              >
                <span dir="auto">{name}</span>
                <span className={styles.day}>
                  {t(isOfCheck ? 'operate.documents.ofCheck' : 'operate.documents.handedIn', {
                    day: dayFormat(language).format(new Date(at)),
                  })}
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
