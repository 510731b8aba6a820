import { countFormat } from '../i18n/count-format.ts'
import { shortDayFormat, utcDayFormat } from '../i18n/short-day-format.ts'
import { useTexts } from '../i18n/text-context.ts'
import { axisEnd, type DayPoint } from '../lib/day-points.ts'
import styles from './day-chart.module.css'

export type DayChartProps = {
  title: string
  /** What stands large beside the title, such as the sum. */
  figure: string
  /** A sentence below it; an empty one keeps its place, beside charts that have one. */
  note?: string | undefined
  points: readonly DayPoint[]
  /** `bars` for what happens on days, `line` for what is there on them. */
  shape: 'bars' | 'line'
  words: {
    /** Opens the table with the values. */
    show: string
    day: string
    value: string
    /** For a day that was not counted. */
    unknown: string
  }
}

/** Counts of days as a drawing, and as a table for whoever cannot see it or wants the values. */
export function DayChart({ title, figure, note, points, shape, words }: DayChartProps) {
  const { language } = useTexts()
  const count = countFormat(language)
  const end = axisEnd(points)
  const [first, last] = [points[0], points.at(-1)]
  const axisDay = ({ at }: DayPoint) => shortDayFormat(language).format(at)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.figure}>{figure}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.most}>{count.format(end)}</span>
        <svg viewBox="0 0 100 40" preserveAspectRatio="none">
          <path className={styles.grid} d="M0 0H100M0 20H100" />
          {shape === 'bars' ? (
            <path className={styles.bars} d={barsPath(points, end)} />
          ) : (
            <path className={styles.line} d={linePath(points, end)} />
          )}
          <path className={styles.axis} d="M0 40H100" />
        </svg>
        <span className={styles.days}>
          <span>{first && axisDay(first)}</span>
          <span>{last && axisDay(last)}</span>
        </span>
      </div>
      <details className={styles.values}>
        <summary>{words.show}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus, so that keys scroll it */}
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.value}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, days, value }) => (
                <tr key={at}>
                  <th scope="row">
                    {days === 1
                      ? utcDayFormat(language).format(at)
                      : utcDayFormat(language).formatRange(at, at + (days - 1) * dayLength)}
                  </th>
                  <td>{value === null ? words.unknown : count.format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

const dayLength = 86_400_000
/** In the units of the drawing, which is 100 wide and 40 high. */
const height = 40
const fraction = (value: number) => Math.round(value * 100) / 100

/** A bar for each value; one that is not nought can be seen. */
function barsPath(points: readonly DayPoint[], end: number): string {
  const step = 100 / points.length
  const width = fraction(step * 0.72)
  return points
    .map(({ value }, index) => {
      if (!value) return ''
      const tall = fraction(Math.max(0.8, (value / end) * height))
      return `M${fraction(index * step + step * 0.14)} ${height}v${-tall}h${width}v${tall}z`
    })
    .join('')
}

/** A line through what was counted, broken where nothing was; a value between two gaps is a dot. */
function linePath(points: readonly DayPoint[], end: number): string {
  const step = 100 / points.length
  return points
    .map(({ value }, index) => {
      if (value === null) return ''
      const isFirst = (points[index - 1]?.value ?? null) === null
      const place = `${fraction((index + 0.5) * step)} ${fraction(height - (value / end) * height)}`
      return isFirst ? `M${place}h0` : `L${place}`
    })
    .join('')
}
