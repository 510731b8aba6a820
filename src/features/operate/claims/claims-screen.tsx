import { useSelector } from '@tanstack/react-store'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { QueuedClaim } from '#src/contract/operate/claims.ts'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { CountryChoice } from '../country-choice.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { FiltersFrame } from '../filters-frame.tsx'
import { useOperate } from '../operate-context.ts'
import { claimsPath } from '../paths.ts'
import { go, hrefOf, usePlace } from '../place.ts'
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
import { type ClaimFilters, goToClaim, readClaimFilters } from './claim-filters.ts'
import { ClaimList } from './claim-list.tsx'
import type { ClaimHandle } from './claim-panel.tsx'
import { ClaimPlace } from './claim-place.tsx'

type ClaimsScreenProps = { desk: Desk; onHelp: () => void }

/** Who asks to belong to a supplier where the operator decides: the list, one of them, and the decision (OPR-3). */
export function ClaimsScreen({ desk: { claims: desk, ...shared }, onHelp }: ClaimsScreenProps) {
  const t = useText()
  const { data } = useOperate()
  const hasKeys = useSelector(singleKeys)
  const { query } = usePlace()
  const filters = readClaimFilters(query)
  const key = readItemKey(query['item'])
  const open = key && keyText(key)
  const queue = useQueue<QueuedClaim, ClaimFilters>('claims', filters, (wanted) =>
    data.claims.queue(wanted),
  )
  const today = useToday()
  const [turn, setTurn] = useState(0)
  const addressOf = (item: string | undefined, of: ClaimFilters = filters) =>
    hrefOf(claimsPath, { ...of, item })
  const { step, beside } = useSteps({
    ...{ queue, open, goTo: goToClaim },
    onAhead(shown, following) {
      const [first, then] = [readItemKey(shown), readItemKey(following)]
      if (!first || !then) return
      // What is open comes first. Whoever goes on is told where it cannot be read.
      void desk
        .read(first.slug, first.itemId)
        .then(() => desk.read(then.slug, then.itemId))
        .catch(() => {})
    },
  })
  const panel = useRef<ClaimHandle>(null)
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
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => (open ? focusItem() : step(1)),
    a: () => panel.current?.open('accept'),
    r: () => panel.current?.open('refuse'),
    u: shared.undo,
    Escape: () => open && goToClaim(null),
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
      <section className={styles.list} aria-label={t('operate-claims.title')}>
        <header className={styles.head}>
          <Heading className={styles.heading}>{t('operate-claims.title')}</Heading>
          {queue.first.state === 'ready' && (
            <p className={styles.of}>{t('operate.queue.waiting', { count: queue.total })}</p>
          )}
        </header>
        <ClaimFiltersForm
          filters={filters}
          onChange={(chosen) => go(addressOf(undefined, chosen))}
        />
        <QueueState
          queue={queue}
          isFiltered={Object.keys(filters).length > 0}
          emptyText={t('operate-claims.emptyText')}
        >
          <ClaimList rows={queue.rows} today={today} open={open} hrefOf={(one) => addressOf(one)} />
          {queue.hasMore && <QueueMore onward={queue.onward} more={queue.more} />}
        </QueueState>
      </section>
      {key ? (
        <>
          <ConsoleLink className={styles.back} href={addressOf(undefined)}>
            {t('operate.queue.back')}
          </ConsoleLink>
          <ClaimPlace
            of={key}
            turn={turn}
            today={today}
            desk={desk}
            listHref={addressOf(undefined)}
            handle={panel}
          />
        </>
      ) : (
        <section className={styles.nothing}>
          {queue.rows.length > 0 && (
            <EmptyState icon={icons.users} title={t('operate.queue.choose')}>
              {t(hasKeys ? 'operate.queue.chooseText' : 'operate.queue.chooseByHand')}
            </EmptyState>
          )}
        </section>
      )}
      <UndoBar last={shared.newest} busy={shared.isUndoing} onUndo={shared.undo} />
    </main>
  )
}

type ClaimFiltersFormProps = { filters: ClaimFilters; onChange: (filters: ClaimFilters) => void }

/** Which of the claims are shown; each choice is taken at once, and stands in the address. */
function ClaimFiltersForm({ filters, onChange }: ClaimFiltersFormProps) {
  const t = useText()
  const choose = (name: keyof ClaimFilters, value: string) => {
    const { kind = '', country = '' } = filters
    onChange(readClaimFilters({ kind, country, [name]: value }))
  }
  return (
    <FiltersFrame count={Object.keys(filters).length} onClear={() => onChange({})}>
      {() => (
        <>
          <FilterChoice
            label={t('operate.filters.kind')}
            value={filters.kind}
            onChange={(value) => choose('kind', value)}
            options={[
              ['ownerless', t('operate-claims.kinds.ownerless')],
              ['unanswered', t('operate-claims.kinds.unanswered')],
            ]}
          />
          <CountryChoice value={filters.country} onChange={(value) => choose('country', value)} />
        </>
      )}
    </FiltersFrame>
  )
}
