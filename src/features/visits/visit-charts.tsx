import { visitKinds, type VisitKind, type Visits } from '../../contract/visits.ts'
import { countFormat } from '../../i18n/count-format.ts'
import { changeFormat } from '../../i18n/number-formats.ts'
import { utcDayFormat } from '../../i18n/short-day-format.ts'
import { useTexts } from '../../i18n/text-context.ts'
import { dayPoints } from '../../lib/day-points.ts'
import { DayChart } from '../../ui/day-chart.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './visits.module.css'
import { VisitHosts } from './visit-hosts.tsx'

const sumOf = (series: readonly number[]) => series.reduce((sum, one) => sum + one, 0)

/** Views and badge loads of a period, with what led to them; says so where there are none. */
export function VisitCharts({ visits }: { visits: Visits }) {
  const { t, language } = useTexts()
  const { before, daily, from, hosts, since } = visits
  const count = countFormat(language)
  if (since === null)
    return <EmptyState title={t('visits.empty')}>{t('visits.emptyText')}</EmptyState>
  const words = {
    show: t('visits.show'),
    day: t('visits.day'),
    value: t('visits.value'),
    unknown: t('visits.unknown'),
  }
  const noteOf = (kind: VisitKind, sum: number) => {
    if (!before) return undefined
    const earlier = before[kind]
    if (earlier === 0) return t('visits.beforeNone')
    const change = changeFormat(language).format(sum / earlier - 1)
    return t('visits.before', { count: count.format(earlier), change })
  }
  const isEmpty = visitKinds.every((kind) => sumOf(daily[kind]) === 0)
  return (
    <>
      {since > from && (
        <p className={styles.hint}>
          {t('visits.since', { day: utcDayFormat(language).format(new Date(since)) })}
        </p>
      )}
      {isEmpty && <p>{t('visits.emptyPeriod')}</p>}
      <div className={styles.charts}>
        {visitKinds.map((kind) => {
          const sum = sumOf(daily[kind])
          return (
            <DayChart
              key={kind}
              title={t(`visits.${kind}`)}
              figure={count.format(sum)}
              note={noteOf(kind, sum)}
              points={dayPoints(from, daily[kind], 'sum')}
              shape="bars"
              words={words}
            />
          )
        })}
      </div>
      {!isEmpty && (
        <div className={styles.hosts}>
          <VisitHosts title={t('visits.hosts.view')} hosts={hosts.view} />
          <VisitHosts title={t('visits.hosts.badge')} hosts={hosts.badge} />
          <p className={styles.hint}>{t('visits.hosts.least')}</p>
        </div>
      )}
    </>
  )
}
