import clsx from 'clsx'
import { useState } from 'react'
import type { AuditAnswer } from '#src/data/operate-data.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import screen from '../console-screen.module.css'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { type AuditWanted, filtersOf } from './audit-filters.ts'
import { AuditRow } from './audit-row.tsx'
import table from '../folding-table.module.css'
import styles from './audit-screen.module.css'

type AuditEntriesProps = { first: AuditAnswer; wanted: AuditWanted }

/** The entries that match, and the way to older ones; where few match it says how far it has looked. */
export function AuditEntries({ first, wanted }: AuditEntriesProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const [older, setOlder] = useState<readonly AuditAnswer[]>([])
  const pages = [first, ...older]
  const rows = pages.flatMap(({ results }) => results)
  const { next, until } = pages.at(-1) ?? first
  const readOn = () =>
    action.run(async () => {
      if (next === null) return
      const page = await data.audit({ ...filtersOf(wanted), after: next })
      setOlder((before) => [...before, page])
      announce(t('operate-numbers.audit.count', { count: rows.length + page.results.length }))
    })
  const columns = ['time', 'action', 'subject', 'actor', 'details'] as const
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('operate-numbers.audit.none')}>
          {t('operate-numbers.audit.noneText')}
        </EmptyState>
      ) : (
        <table className={clsx(table.table, styles.entries)}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`operate-numbers.audit.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <AuditRow key={entry.id} entry={entry} wanted={wanted} />
            ))}
          </tbody>
        </table>
      )}
      <p className={screen.hint}>
        {until === null
          ? t('operate-numbers.audit.beginning')
          : t('operate-numbers.audit.until', {
              moment: momentFormat(language).format(new Date(until)),
            })}
      </p>
      <ActionFailure action={action} />
      {next !== null && (
        <Button variant="secondary" busy={action.busy} onClick={readOn} className={styles.older}>
          {t('operate-numbers.audit.older')}
        </Button>
      )}
    </>
  )
}
