import { useSelector } from '@tanstack/react-store'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import { useOperate } from '../operate-context.ts'
import { go, usePlace } from '../place.ts'
import { focusItem, focusUnlessChoosing } from '../queue/focus-item.ts'
import { keyText, readItemKey } from '../queue/queue-key.ts'
import { QueueMore } from '../queue/queue-more.tsx'
import styles from '../queue/queue-screen.module.css'
import { QueueState } from '../queue/queue-state.tsx'
import { UndoBar } from '../queue/undo-bar.tsx'
import type { Desk } from '../queue/use-desk.ts'
import { useQueue } from '../queue/use-queue.ts'
import { useSteps } from '../queue/use-steps.ts'
import { useToday } from '../queue/use-today.ts'
import { singleKeys } from '../single-keys.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { CaseFiltersForm } from './case-filters.tsx'
import {
  type CaseFilters,
  caseHref,
  goToCase,
  kindOf,
  type QueuedCase,
  queuedCases,
  readCaseFilters,
} from './case-key.ts'
import { CaseList } from './case-list.tsx'
import { CasePlace } from './case-place.tsx'
import { isClosedBy } from './use-case-desk.ts'

const noCredentials: readonly Credential[] = []

type ReportsScreenProps = { desk: Desk; onHelp: () => void }

/** Reports about profiles and appeals: the list, one case beside its profile, and what can be decided (OPR-3, OPR-7). */
export function ReportsScreen({ desk: { cases: desk, ...shared }, onHelp }: ReportsScreenProps) {
  const t = useText()
  const { data } = useOperate()
  const hasKeys = useSelector(singleKeys)
  const { query } = usePlace()
  const filters = readCaseFilters(query)
  const key = readItemKey(query['item'])
  const open = key && keyText(key)
  const queue = useQueue<QueuedCase, CaseFilters>('cases', filters, (wanted) =>
    data.cases(wanted).then(queuedCases),
  )
  const today = useToday()
  const [turn, setTurn] = useState(0)
  const catalogue = useLoaded('credentials', () => data.credentials())
  const credentials = catalogue.state === 'ready' ? catalogue.value : noCredentials
  const nameOf = (id: string) => credentials.find((one) => one.id === id)?.name ?? id
  const { step } = useSteps({
    ...{ queue, open, goTo: goToCase },
    // Each case is read with what is known of its supplier just then.
    onAhead: () => {},
  })
  const main = useRef<HTMLElement>(null)
  useImperativeHandle(desk.queue, () => ({
    put: (one) => queue.put({ ...one, since: one.at }),
    takeOut(decided, sent) {
      const { rows } = queue
      const closed = rows.filter((row) => isClosedBy(sent, row))
      const gone = new Set([decided, ...closed.map(keyText)])
      const isLeft = (row: QueuedCase) => !gone.has(keyText(row))
      const at = Math.max(
        0,
        rows.findIndex((row) => keyText(row) === decided),
      )
      const next = rows.slice(at).find(isLeft) ?? rows.slice(0, at).findLast(isLeft)
      for (const one of gone) queue.drop(one)
      return next ? keyText(next) : null
    },
    recheck(changed) {
      queue.recheck(keyText(changed))
      if (keyText(changed) === open) setTurn((before) => before + 1)
    },
  }))
  const isOpen = open !== null
  useEffect(() => {
    const list = main.current
    // What had the focus goes with the case.
    if (isOpen) return () => focusUnlessChoosing(list)
  }, [isOpen])
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => (open ? focusItem() : step(1)),
    Escape: () => open && goToCase(null),
    u: shared.undo,
    '?': onHelp,
  })
  const Heading = open ? 'h2' : 'h1'
  return (
    <main
      id="main"
      tabIndex={-1}
      ref={main}
      className={styles.screen}
      data-open={open ? '' : undefined}
    >
      <section className={styles.list} aria-label={t('operate-reports.title')}>
        <header className={styles.head}>
          <Heading className={styles.heading}>{t('operate-reports.title')}</Heading>
          {queue.first.state === 'ready' && (
            <p className={styles.of}>{t('operate-reports.count', { count: queue.total })}</p>
          )}
        </header>
        <CaseFiltersForm filters={filters} onChange={(chosen) => go(caseHref(chosen))} />
        <QueueState
          queue={queue}
          isFiltered={filters.reason !== undefined}
          emptyTitle={t('operate-reports.empty')}
          emptyText={t('operate-reports.emptyText')}
        >
          <CaseList
            rows={queue.rows}
            today={today}
            open={open}
            hrefOf={(one) => caseHref(filters, one)}
            nameOf={nameOf}
          />
          {queue.hasMore && <QueueMore onward={queue.onward} more={queue.more} />}
        </QueueState>
      </section>
      {key ? (
        <>
          <ConsoleLink className={styles.back} href={caseHref(filters)}>
            {t('operate.queue.back')}
          </ConsoleLink>
          <CasePlace
            of={{ kind: kindOf(filters.state), slug: key.slug, id: key.itemId }}
            turn={turn}
            desk={desk}
            nameOf={nameOf}
            listHref={caseHref(filters)}
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
      <UndoBar last={shared.newest} busy={shared.isUndoing} onUndo={shared.undo} />
    </main>
  )
}
