import { type ReactNode, useState } from 'react'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import type { RecordCalls } from '#src/data/record-calls.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { go, idBehind, usePlace } from '../place.ts'
import { newRecord, type RecordDrafts, type RecordItem, type RecordKind } from './record-kind.ts'
import { RecordOrder } from './record-order.tsx'
import type { RecordFormOptions } from './use-record-form.ts'
import styles from './records.module.css'

type RecordScreenProps<Content> = {
  kind: RecordKind<Content>
  calls: RecordCalls<Content>
  drafts: RecordDrafts<Content>
  /** The form of one of them. */
  renderForm: (options: RecordFormOptions<Content> & { list: EditedRecords<Content> }) => ReactNode
  /** Above the list. */
  children?: ReactNode
  /** Below it. @param brand whose records are shown; empty: all */
  renderBelow?: (list: EditedRecords<Content>, brand: string) => ReactNode
}

/** The records of a kind in their order, or one of them, as the address says (OPR-5). */
export function RecordScreen<Content>(props: RecordScreenProps<Content>) {
  const { kind, calls, drafts, renderForm, children, renderBelow } = props
  const { t, language } = useTexts()
  const words = kind.words(t)
  const { path, query } = usePlace()
  const [edition, setEdition] = useState(0)
  const loaded = useLoaded(`${kind.name} ${edition}`, () => calls.list())
  const id = idBehind(kind.path, path)
  const known = loaded.state === 'ready' ? loaded.value.results : []
  const stored = known.find(({ content }) => kind.idOf(content) === id) ?? null
  const leave = () => {
    setEdition(edition + 1)
    go(kind.path)
  }
  const isNew = id === newRecord
  const shown = stored?.content ?? (isNew ? null : kind.begin?.(id))
  const title = shown ? kind.titleOf(language, shown) : isNew ? words.add : words.title
  return (
    <ConsoleScreen isWide>
      {id === '' ? (
        <ScreenHead title={words.title}>{words.text}</ScreenHead>
      ) : (
        <header>
          <ConsoleLink href={kind.path} className={styles.link}>
            {words.back}
          </ConsoleLink>
          <h1 className={screen.title}>
            <bdi>{title}</bdi>
          </h1>
        </header>
      )}
      {id === '' && children}
      <LoadedPart
        loaded={loaded}
        loadingText={words.loading}
        failedText={words.failed}
        height="24rem"
      >
        {(list) => {
          const brand = query['brand'] ?? ''
          if (id === '')
            return (
              <>
                <RecordOrder key={edition} {...{ kind, calls, brand }} first={list} />
                {renderBelow?.(list, brand)}
              </>
            )
          const item: RecordItem<Content> = {
            ...{ slug: kind.name, itemId: isNew ? '' : id, stored },
            version: stored?.version ?? '',
            brandId: list.mayShare ? null : (list.brands[0]?.id ?? null),
          }
          if (stored || isNew || kind.idOf(drafts.of(item).content) === id)
            return (
              <div key={id}>{renderForm({ kind, item, drafts, calls, list, onDone: leave })}</div>
            )
          return (
            <EmptyState title={t('operate-records.gone')}>
              {t('operate-records.goneText')}
            </EmptyState>
          )
        }}
      </LoadedPart>
    </ConsoleScreen>
  )
}
