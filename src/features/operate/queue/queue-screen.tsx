import { useSelector } from '@tanstack/react-store'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import type { Queued } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import { credentialsPath } from '../paths.ts'
import type { DecisionHandle } from '../decide/decision-panel.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { go, hrefOf, usePlace } from '../place.ts'
import { singleKeys } from '../single-keys.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { focusItem, focusUnlessChoosing } from './focus-item.ts'
import { ItemPlace } from './item-place.tsx'
import { QueueFiltersForm } from './queue-filters-form.tsx'
import { keyText, type QueueFilters, readFilters, readKey } from './queue-key.ts'
import { QueueList } from './queue-list.tsx'
import { QueueMore } from './queue-more.tsx'
import { QueueState } from './queue-state.tsx'
import styles from './queue-screen.module.css'
import { UndoBar } from './undo-bar.tsx'
import { type Desk, goTo } from './use-desk.ts'
import { useQueue } from './use-queue.ts'
import { useSteps } from './use-steps.ts'
import { useToday } from './use-today.ts'

const noCredentials: readonly Credential[] = []

type QueueScreenProps = { desk: Desk; onHelp: () => void }

/** What waits for a verifier: the list, the documents of one item, and what can be decided (OPR-2). */
export function QueueScreen({ desk, onHelp }: QueueScreenProps) {
  const t = useText()
  const { data } = useOperate()
  const hasKeys = useSelector(singleKeys)
  const { query } = usePlace()
  const filters = readFilters(query)
  const key = readKey(query['item'])
  const open = key && keyText(key)
  const queue = useQueue<Queued, QueueFilters>('queue', filters, (wanted) => data.queue(wanted))
  const today = useToday()
  const [turn, setTurn] = useState(0)
  const catalogue = useLoaded('credentials', () => data.credentials())
  const credentials = catalogue.state === 'ready' ? catalogue.value : noCredentials
  const nameOf = (id: string) => credentials.find((one) => one.id === id)?.name ?? id
  const addressOf = (item: string | undefined, of: QueueFilters = filters) =>
    hrefOf(credentialsPath, { ...of, item })
  const { step, beside } = useSteps({
    ...{ queue, open, goTo },
    onAhead(shown, following) {
      const [first, then] = [readKey(shown), readKey(following)]
      if (!first || !then) return
      // What is open comes first.
      void desk.store.item(first).then(
        () => desk.store.readAhead(then),
        () => {},
      )
    },
  })
  const panel = useRef<DecisionHandle>(null)
  const main = useRef<HTMLElement>(null)
  useImperativeHandle(desk.queue, () => ({
    put: queue.put,
    takeOut(decided) {
      const next = beside(decided, 1) ?? beside(decided, -1)
      queue.drop(decided)
      return next
    },
    recheck(changed) {
      queue.recheck(keyText(changed))
      if (keyText(changed) === open) setTurn((before) => before + 1)
    },
  }))
  const isOpen = open !== null
  useEffect(() => {
    const list = main.current
    // What had the focus goes with the item.
    if (isOpen) return () => focusUnlessChoosing(list)
  }, [isOpen])
  const pressed = useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => (open ? focusItem() : step(1)),
    a: () => panel.current?.open('confirm'),
    r: () => panel.current?.open('return'),
    u: desk.undo,
    Escape: () => open && goTo(null),
    '?': onHelp,
  })

  return (
    <main
      id="main"
      tabIndex={-1}
      ref={main}
      className={styles.screen}
      data-open={open ? '' : undefined}
    >
      <section className={styles.list} aria-label={t('operate.queue.title')}>
        <header className={styles.head}>
          {open ? (
            <h2 className={styles.heading}>{t('operate.queue.title')}</h2>
          ) : (
            <h1 className={styles.heading}>{t('operate.queue.title')}</h1>
          )}
          {queue.first.state === 'ready' && (
            <p className={styles.of}>{t('operate.queue.waiting', { count: queue.total })}</p>
          )}
        </header>
        <QueueFiltersForm
          filters={filters}
          credentials={credentials}
          onChange={(chosen) => go(addressOf(undefined, chosen))}
        />
        {catalogue.state === 'failed' && !open && (
          <LoadedPart
            loaded={catalogue}
            loadingText={t('operate.item.loading')}
            failedText={t('operate.item.catalogueFailed')}
            height="auto"
          >
            {() => null}
          </LoadedPart>
        )}
        <QueueState
          queue={queue}
          isFiltered={Object.keys(filters).length > 0}
          emptyText={t('operate.queue.emptyText')}
        >
          <QueueList
            rows={queue.rows}
            today={today}
            open={open}
            hrefOf={(one) => addressOf(one)}
            nameOf={nameOf}
          />
          {queue.hasMore && <QueueMore onward={queue.onward} more={queue.more} />}
        </QueueState>
      </section>
      {key ? (
        <>
          <ConsoleLink className={styles.back} href={addressOf(undefined)}>
            {t('operate.queue.back')}
          </ConsoleLink>
          <ItemPlace
            of={key}
            turn={turn}
            catalogue={catalogue}
            nameOf={nameOf}
            today={today}
            desk={desk}
            listHref={addressOf(undefined)}
            handle={panel}
            onKey={pressed}
          />
        </>
      ) : (
        <section className={styles.nothing}>
          {queue.rows.length > 0 && (
            <EmptyState icon={icons.shield} title={t('operate.queue.choose')}>
              {t(hasKeys ? 'operate.queue.chooseText' : 'operate.queue.chooseByHand')}
            </EmptyState>
          )}
        </section>
      )}
      <UndoBar last={desk.newest} busy={desk.isUndoing} onUndo={desk.undo} />
    </main>
  )
}
