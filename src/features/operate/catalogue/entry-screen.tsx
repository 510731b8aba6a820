import { useState } from 'react'
import type { OperatedEntry } from '#src/contract/operate/catalogue.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { Banner } from '#src/ui/banner.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { ConsoleScreen } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { cataloguePath } from '../paths.ts'
import type { RecordDrafts, RecordItem } from '../records/record-kind.ts'
import records from '../records/records.module.css'
import { EntryForm } from './entry-form.tsx'
import { EntryHistory } from './entry-history.tsx'
import { entryKind, recordOf } from './entry-kind.ts'
import { EntryPreview } from './entry-preview.tsx'
import type { EntryContent } from './entry-values.ts'
import { EntryWays } from './entry-ways.tsx'

type EntryScreenProps = { id: string; drafts: RecordDrafts<EntryContent> }

/** One entry: what is said of it, what the release says, what becomes of it, and what was changed. */
export function EntryScreen({ id, drafts }: EntryScreenProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const [edition, setEdition] = useState(0)
  const loaded = useLoaded(`entry ${id} ${edition}`, async () => {
    try {
      return { entry: await data.catalogue.find(id) }
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'unknown-record')
        return { entry: null }
      throw failure
    }
  })
  const stored = loaded.state === 'ready' ? loaded.value.entry : null
  const again = () => {
    setEdition(edition + 1)
    // Its form is another one then, without what was pressed.
    focusMain()
  }
  return (
    <ConsoleScreen isWide>
      <header>
        <ConsoleLink href={cataloguePath} className={records.link}>
          {t('operate-catalogue.back')}
        </ConsoleLink>
        <h1 className={screen.title}>
          <bdi>{stored ? entryKind.titleOf(language, recordOf(stored).content) : id}</bdi>
        </h1>
      </header>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-catalogue.loadingOne')}
        failedText={t('operate-catalogue.failedOne')}
        height="24rem"
      >
        {({ entry }) =>
          entry ? (
            <>
              <Standing entry={entry} />
              <EntryBody key={entry.version} {...{ entry, drafts }} onDone={again} />
              {entry.mayChange && entry.state !== 'merged' && (
                <EntryWays key={`ways ${entry.version}`} entry={entry} onDone={again} />
              )}
              <EntryHistory key={`history ${entry.version}`} id={id} />
            </>
          ) : (
            <EmptyState title={t('operate-catalogue.gone')}>
              {t('operate-catalogue.goneText')}
            </EmptyState>
          )
        }
      </LoadedPart>
    </ConsoleScreen>
  )
}

function Standing({ entry: { id, state, mergedInto, ours, holders } }: { entry: OperatedEntry }) {
  const { t } = useTexts()
  const facts = [
    id,
    t(`operate-catalogue.${ours ? 'ofRelease' : 'own'}`),
    t(`operate-catalogue.${holders.isMore ? 'manyHolders' : 'holders'}`, { count: holders.count }),
  ]
  return (
    <>
      <p className={screen.hint}>{facts.join(' · ')}</p>
      {state === 'retired' && <Banner tone="neutral" title={t('operate-catalogue.isRetired')} />}
      {state === 'merged' && mergedInto !== null && (
        <Banner tone="neutral" title={t('operate-catalogue.isMerged')}>
          <ConsoleLink
            className={records.link}
            href={`${cataloguePath}/${encodeURIComponent(mergedInto)}`}
          >
            {t('operate-catalogue.mergedInto', { into: mergedInto })}
          </ConsoleLink>
        </Banner>
      )}
    </>
  )
}

type EntryBodyProps = {
  entry: OperatedEntry
  drafts: RecordDrafts<EntryContent>
  onDone: () => void
}

function EntryBody({ entry, drafts, onDone }: EntryBodyProps) {
  const stored = recordOf(entry)
  // What it says is shown nowhere any more.
  if (entry.state === 'merged') return <EntryPreview content={stored.content} />
  const item: RecordItem<EntryContent> = {
    ...{ slug: 'catalogue', itemId: entry.id, version: entry.version, stored, brandId: null },
  }
  return <EntryForm item={item} drafts={drafts} onDone={onDone} />
}
