import { useState } from 'react'
import { textIn } from '#src/contract/operator-text.ts'
import type { EntryPage } from '#src/data/operate-data.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { CredentialOption } from '#src/ui/credential-option.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LinkStop } from '../contents/link-stop.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { newRecord } from '../records/record-kind.ts'
import { RecordPreview } from '../records/record-preview.tsx'
import { changesOf, type EntryContent, valueOf } from './entry-values.ts'
import styles from './catalogue.module.css'
import { useSettled } from './use-settled.ts'

/** Milliseconds for which nothing is typed before the page is worded anew. */
const patience = 700

/** An entry as the form of a profile offers it, and the page about it. */
export function EntryPreview({ content }: { content: EntryContent }) {
  const t = useText()
  return (
    <RecordPreview title={t('operate-catalogue.preview')}>
      {(language) => (
        <>
          <h3 className={styles.previewTitle}>{t('operate-catalogue.previewRow')}</h3>
          <div className={styles.option}>
            <CredentialOption
              credential={{
                name: textIn(language, valueOf(content, 'name') ?? ''),
                shortName: textIn(language, valueOf(content, 'shortName') ?? ''),
              }}
            />
          </div>
          <h3 className={styles.previewTitle}>{t('operate-catalogue.previewPage')}</h3>
          <EntryPagePreview content={content} language={language} />
        </>
      )}
    </RecordPreview>
  )
}

type EntryPagePreviewProps = { content: EntryContent; language: Language }

function EntryPagePreview({ content, language }: EntryPagePreviewProps) {
  const t = useText()
  const { data } = useOperate()
  const id = content.id.trim() || newRecord.slice(1)
  const changes = JSON.stringify(changesOf(content))
  const settled = useSettled(changes, patience)
  const loaded = useLoaded(`entry preview ${id} ${language} ${settled}`, () =>
    data.catalogue.preview(id, language, changesOf(content)),
  )
  const [last, setLast] = useState<EntryPage | null>(null)
  if (loaded.state === 'ready' && loaded.value !== last) setLast(loaded.value)
  // While it is worded anew, what it was stays.
  if (loaded.state === 'loading' && last) return <Page page={last} />
  return (
    <LoadedPart
      loaded={loaded}
      loadingText={t('operate-catalogue.previewLoading')}
      failedText={t('operate-catalogue.previewFailed')}
      height="12rem"
    >
      {(page) => <Page page={page} />}
    </LoadedPart>
  )
}

function Page({ page }: { page: EntryPage }) {
  const { GuidePreview } = useOperate().supplierViews
  return (
    <article className={styles.page}>
      <LinkStop>
        <GuidePreview content={page} isPart />
      </LinkStop>
    </article>
  )
}
