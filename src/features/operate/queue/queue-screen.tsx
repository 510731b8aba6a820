import { useRef, useState } from 'react'
import type { Country, Credential } from '#src/contract/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import { credentialsPath } from '../console-frame.tsx'
import type { DecisionHandle } from '../decide/decision-panel.tsx'
import { useOperate } from '../operate-context.ts'
import { go, hrefOf, usePlace } from '../place.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { ItemPane } from './item-pane.tsx'
import { createItemStore } from './item-store.ts'
import { QueueFiltersForm } from './queue-filters-form.tsx'
import { keyText, type QueueFilters, readFilters, readKey } from './queue-key.ts'
import { QueueList } from './queue-list.tsx'
import { QueueState } from './queue-state.tsx'
import styles from './queue-screen.module.css'
import { UndoBar } from './undo-bar.tsx'
import { useDecisions } from './use-decisions.ts'
import { useLease } from './use-lease.ts'
import { useQueue } from './use-queue.ts'

const noLists: readonly [readonly Credential[], readonly Country[]] = [[], []]

/** What waits for a verifier: the list, the documents of one item, and what can be decided (OPR-2). */
export function QueueScreen({ onHelp }: { onHelp: () => void }) {
  const t = useText()
  const { data } = useOperate()
  const { query } = usePlace()
  const filters = readFilters(query)
  const key = readKey(query['item'])
  const open = key && keyText(key)
  const queue = useQueue(filters)
  const [store] = useState(() => createItemStore(data))
  const [turn, setTurn] = useState(0)
  const lists = useLoaded('lists', () => Promise.all([data.credentials(), data.countries()]))
  const [credentials, countries] = lists.state === 'ready' ? lists.value : noLists
  const credentialOf = (id: string) => credentials.find((one) => one.id === id)
  const nameOf = (id: string) => credentialOf(id)?.name ?? id
  const addressOf = (item: string | undefined, of: QueueFilters = filters) =>
    hrefOf(credentialsPath, { ...of, item })
  const goTo = (item: string | null) => {
    setTurn((before) => before + 1)
    go(addressOf(item ?? undefined), { replace: open !== null })
  }
  const item = useLoaded(key && lists.state !== 'loading' ? `${keyText(key)} ${turn}` : '', () =>
    store.item(key ?? { slug: '', credentialId: '' }),
  )
  const leased = useLease(open)
  const decisions = useDecisions({ queue, open, store, goTo, nameOf })
  const panel = useRef<DecisionHandle>(null)
  const pressed = useShortcuts({
    j: () => decisions.step(1),
    k: () => decisions.step(-1),
    Enter: () => (open ? document.getElementById('item')?.focus() : decisions.step(1)),
    a: () => panel.current?.open('confirm'),
    r: () => panel.current?.open('return'),
    u: decisions.undo,
    Escape: () => open && goTo(null),
    '?': onHelp,
  })

  return (
    <main id="main" tabIndex={-1} className={styles.screen} data-open={open ? '' : undefined}>
      <section className={styles.list} aria-label={t('operate.queue.title')}>
        <header className={styles.head}>
          {open ? (
            <h2 className={styles.heading}>{t('operate.queue.title')}</h2>
          ) : (
            <h1 className={styles.heading}>{t('operate.queue.title')}</h1>
          )}
          {queue.state === 'ready' && (
            <p className={styles.of}>{t('operate.queue.waiting', { count: queue.total })}</p>
          )}
        </header>
        <QueueFiltersForm
          filters={filters}
          credentials={credentials}
          countries={countries}
          onChange={(chosen) => go(addressOf(undefined, chosen))}
        />
        <QueueState queue={queue} isFiltered={Object.keys(filters).length > 0}>
          <QueueList
            rows={queue.rows}
            now={queue.readAt}
            open={open}
            hrefOf={(one) => addressOf(one)}
            nameOf={nameOf}
            hasMore={queue.hasMore}
            onMore={queue.more}
          />
        </QueueState>
      </section>
      {open ? (
        <>
          <ConsoleLink className={styles.back} href={addressOf(undefined)}>
            {t('operate.queue.back')}
          </ConsoleLink>
          <LoadedPart
            loaded={item}
            loadingText={t('operate.item.loading')}
            failedText={t('operate.item.failed')}
            height="20rem"
          >
            {(shown) => (
              <ItemPane
                key={`${open} ${shown.version}`}
                item={shown}
                credential={credentialOf(shown.credentialId)}
                nameOf={nameOf}
                now={queue.readAt}
                store={store}
                draft={decisions.drafts.get(open)}
                onDraft={(draft) => decisions.drafts.set(open, draft)}
                leased={leased}
                handle={panel}
                onKey={pressed}
                onDecided={decisions.onDecided}
              />
            )}
          </LoadedPart>
        </>
      ) : (
        <section className={styles.nothing}>
          {queue.rows.length > 0 && (
            <EmptyState icon={icons.shield} title={t('operate.queue.choose')}>
              {t('operate.queue.chooseText')}
            </EmptyState>
          )}
        </section>
      )}
      <UndoBar last={decisions.last} busy={decisions.isUndoing} onUndo={decisions.undo} />
    </main>
  )
}
