import {
  type FlowName,
  lastStock,
  type Numbers,
  type StockName,
} from '#src/contract/operate/numbers.ts'
import { addDays } from '#src/contract/trust/local-date.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { dayPoints } from '#src/lib/day-points.ts'
import { DayChart } from '#src/ui/day-chart.tsx'
import screen from '../console-screen.module.css'
import styles from './numbers-screen.module.css'

const groups = [
  { id: 'suppliers', names: ['suppliers', 'newSuppliers', 'complete', 'members'] },
  { id: 'credentials', names: ['verified', 'expiring', 'decided', 'refused'] },
  { id: 'visits', names: ['views', 'badges', 'widgets'] },
  { id: 'searches', names: ['searches', 'emptySearches'] },
] as const satisfies readonly { id: string; names: readonly (FlowName | StockName)[] }[]

/** A chart for each number: bars for what happens on days, a line for what is there on them. */
export function NumberCharts({ numbers }: { numbers: Numbers }) {
  const { t, language } = useTexts()
  const count = countFormat(language)
  const words = {
    show: t('operate-numbers.show'),
    day: t('operate-numbers.day'),
    value: t('operate-numbers.value'),
    unknown: t('operate-numbers.unknown'),
  }
  const { flows, stocks, before, from } = numbers
  const days = flows.views.map((_, at) => addDays(from, at))
  const isFlow = (name: FlowName | StockName): name is FlowName => name in flows

  function chartOf(name: FlowName | StockName) {
    const shared = { title: t(`operate-numbers.name.${name}`), words }
    if (isFlow(name)) {
      const sum = flows[name].reduce((total, one) => total + one, 0)
      return {
        ...{ ...shared, shape: 'bars' as const, points: dayPoints(from, flows[name], 'sum') },
        figure: count.format(sum),
        note: t('operate-numbers.before', { count: count.format(before[name]) }),
      }
    }
    const byDay = stocks[name]
    const last = lastStock(byDay)
    return {
      ...{
        ...shared,
        shape: 'line' as const,
        points: dayPoints(
          from,
          days.map((day) => byDay[day] ?? null),
          'last',
        ),
      },
      note: '',
      figure: last === undefined ? words.unknown : count.format(last),
    }
  }

  return groups.map(({ id, names }) => (
    <section key={id} aria-labelledby={`numbers-${id}`} className={styles.group}>
      <h2 id={`numbers-${id}`} className={screen.subtitle}>
        {t(`operate-numbers.group.${id}`)}
      </h2>
      <p className={screen.hint}>{t(`operate-numbers.note.${id}`)}</p>
      <div className={styles.charts}>
        {names.map((name) => (
          <DayChart key={name} {...chartOf(name)} />
        ))}
      </div>
    </section>
  ))
}
