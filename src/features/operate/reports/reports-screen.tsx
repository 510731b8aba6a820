import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'
import { go, usePlace } from '../place.ts'
import { focusItem, focusUnlessChoosing } from '../queue/focus-item.ts'
import { ItemList } from '../queue/item-list.tsx'
import { ItemScreen } from '../queue/item-screen.tsx'
import { keyText, readItemKey } from '../queue/queue-key.ts'
import type { Desk } from '../queue/use-desk.ts'
import { useQueue } from '../queue/use-queue.ts'
import { useSteps } from '../queue/use-steps.ts'
import { useToday } from '../queue/use-today.ts'
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
import { CasePlace } from './case-place.tsx'
import { CaseRow } from './case-row.tsx'
import { isClosedBy } from './use-case-desk.ts'

const noCredentials: readonly Credential[] = []

type ReportsScreenProps = { desk: Desk; onHelp: () => void }

/** Reports about profiles and appeals: the list, one case beside its profile, and what can be decided (OPR-3, OPR-7). */
export function ReportsScreen({ desk: { cases: desk, ...shared }, onHelp }: ReportsScreenProps) {
  const t = useText()
  const { data } = useOperate()
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
  const listHref = caseHref(filters)
  return (
    <ItemScreen
      {...{ main, queue, icon: icons.shield, listHref }}
      title={t('operate-reports.title')}
      countText={t('operate-reports.count', { count: queue.total })}
      emptyTitle={t('operate-reports.empty')}
      emptyText={t('operate-reports.emptyText')}
      isFiltered={filters.reason !== undefined}
      undo={{ last: shared.newest, busy: shared.isUndoing, onUndo: shared.undo }}
      filters={<CaseFiltersForm filters={filters} onChange={(chosen) => go(caseHref(chosen))} />}
      list={
        <ItemList {...{ rows: queue.rows, open }}>
          {(row, at, isOpen) => (
            <CaseRow
              key={at}
              {...{ row, today, isOpen, href: caseHref(filters, at) }}
              name={row.credentialId && nameOf(row.credentialId)}
            />
          )}
        </ItemList>
      }
      item={
        key && (
          <CasePlace
            of={{ kind: kindOf(filters.state), slug: key.slug, id: key.itemId }}
            {...{ turn, desk, nameOf, listHref }}
          />
        )
      }
    />
  )
}
