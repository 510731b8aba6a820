import { useState } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ConsoleLink } from '../console-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { go, usePlace } from '../place.ts'
import { focusItem } from '../queue/focus-item.ts'
import { UndoBar } from '../queue/undo-bar.tsx'
import type { Desk } from '../queue/use-desk.ts'
import { useToday } from '../queue/use-today.ts'
import styles from '../queue/queue-screen.module.css'
import { useShortcuts } from '../use-shortcuts.ts'
import { CaseFiltersForm } from './case-filters.tsx'
import { caseHref, caseText, readCase, readCaseFilters } from './case-key.ts'
import { CaseList } from './case-list.tsx'
import { CasePlace } from './case-place.tsx'
import { useCases } from './use-cases.ts'

const noCredentials: readonly Credential[] = []

type ReportsScreenProps = { desk: Desk; onHelp: () => void }

/** Reports about profiles and appeals: the list, one case beside its profile, and what can be decided (OPR-3, OPR-7). */
export function ReportsScreen({ desk, onHelp }: ReportsScreenProps) {
  const t = useText()
  const { data } = useOperate()
  const { query } = usePlace()
  const filters = readCaseFilters(query)
  const key = readCase(query['case'])
  const open = key && caseText(key)
  const [turn, setTurn] = useState(0)
  const cases = useCases(filters, turn)
  const today = useToday()
  const catalogue = useLoaded('credentials', () => data.credentials())
  const credentials = catalogue.state === 'ready' ? catalogue.value : noCredentials
  const nameOf = (id: string) => credentials.find((one) => one.id === id)?.name ?? id
  const show = (to: string | undefined) =>
    go(caseHref(filters, to), { replace: query['case'] !== undefined })
  const at = cases.rows.findIndex((row) => caseText(row) === open)
  const step = (by: 1 | -1) => {
    const row = cases.rows[at < 0 ? 0 : at + by]
    if (row) show(caseText(row))
  }
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => (open ? focusItem() : step(1)),
    Escape: () => open && show(undefined),
    u: desk.undo,
    '?': onHelp,
  })
  const Heading = open ? 'h2' : 'h1'
  return (
    <main id="main" tabIndex={-1} className={styles.screen} data-open={open ? '' : undefined}>
      <section className={styles.list} aria-label={t('operate-reports.title')}>
        <header className={styles.head}>
          <Heading className={styles.heading}>{t('operate-reports.title')}</Heading>
          {cases.first.state === 'ready' && (
            <p className={styles.of}>{t('operate-reports.count', { count: cases.total })}</p>
          )}
        </header>
        <CaseFiltersForm filters={filters} onChange={(chosen) => go(caseHref(chosen))} />
        <LoadedPart
          loaded={cases.first}
          loadingText={t('operate-reports.loading')}
          failedText={t('operate-reports.failed')}
          height="16rem"
        >
          {() =>
            cases.rows.length > 0 ? (
              <>
                <CaseList
                  rows={cases.rows}
                  today={today}
                  open={open}
                  hrefOf={(one) => caseHref(filters, one)}
                  nameOf={nameOf}
                />
                <ActionFailure action={cases.action} />
                {cases.hasMore && (
                  <Button variant="quiet" busy={cases.action.busy} onClick={cases.more}>
                    {t('operate.queue.more')}
                  </Button>
                )}
              </>
            ) : (
              <EmptyState icon={icons.checkCircle} title={t('operate-reports.empty')}>
                {t('operate-reports.emptyText')}
              </EmptyState>
            )
          }
        </LoadedPart>
      </section>
      {key ? (
        <>
          <ConsoleLink className={styles.back} href={caseHref(filters)}>
            {t('operate.queue.back')}
          </ConsoleLink>
          <CasePlace
            of={key}
            desk={desk.cases}
            nameOf={nameOf}
            onDone={() => {
              setTurn(turn + 1)
              const next = cases.rows[at + 1] ?? cases.rows[at - 1]
              show(next && caseText(next))
            }}
          />
        </>
      ) : (
        <section className={styles.nothing}>
          {cases.rows.length > 0 && (
            <EmptyState icon={icons.shield} title={t('operate-reports.choose')}>
              {t('operate-reports.chooseText')}
            </EmptyState>
          )}
        </section>
      )}
      <UndoBar last={desk.newest} busy={desk.isUndoing} onUndo={desk.undo} />
    </main>
  )
}
