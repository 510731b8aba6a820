import type { VendorVerdict } from '#src/contract/vendors/vendor-match.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { percentFormat } from '#src/i18n/number-formats.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import styles from './shares.module.css'

type Sum = { rows: number; amount: number | null }
type Line = Sum & {
  key: string
  name: string
  /** Colours the line; null: of an objective. */
  outcome: VendorVerdict | null
  /** Different suppliers; null: nobody knows. */
  suppliers: number | null
}

type ShareTableProps = { caption: string; whole: Sum; lines: readonly Line[] }

/** Shares of a list as a table with a bar in each line, so that it is a picture and can be read as a table. */
export function ShareTable({ caption, whole, lines }: ShareTableProps) {
  const { t, language } = useTexts()
  const count = countFormat(language)
  const hasSpend = whole.amount !== null && whole.amount > 0
  const shareOf = (part: number, all: number) => (all > 0 ? Math.max(0, part / all) : 0)
  const percent = percentFormat(language)
  /** Rounded, but never to nothing where there is something, nor to all where something is missing. */
  function words(share: number): string {
    if (share > 0 && share < 0.01)
      return t('buying.vendors.report.below', { share: percent.format(0.01) })
    if (share > 0.99 && share < 1)
      return t('buying.vendors.report.above', { share: percent.format(0.99) })
    return percent.format(share)
  }
  return (
    <table className={styles.shares}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('buying.vendors.report.what')}</th>
          <th scope="col">{t('buying.vendors.report.suppliers')}</th>
          <th scope="col">{t('buying.vendors.report.rows')}</th>
          {hasSpend && <th scope="col">{t('buying.vendors.report.spend')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, outcome, suppliers, rows, amount }) => (
          <tr key={key} data-outcome={outcome ?? undefined}>
            <th scope="row">
              <span dir="auto">{name}</span>
            </th>
            <td>{suppliers === null ? '–' : count.format(suppliers)}</td>
            <td>
              <Share value={shareOf(rows, whole.rows)} />
              {words(shareOf(rows, whole.rows))}{' '}
              <span className={styles.number}>({count.format(rows)})</span>
            </td>
            {hasSpend && (
              <td>
                <Share value={shareOf(amount ?? 0, whole.amount ?? 0)} />
                {words(shareOf(amount ?? 0, whole.amount ?? 0))}{' '}
                <span className={styles.number}>({count.format(Math.round(amount ?? 0))})</span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Share({ value }: { value: number }) {
  return (
    <svg
      className={styles.share}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.whole} width="100" height="8" />
      <rect className={styles.part} width={100 * Math.min(1, value)} height="8" />
    </svg>
  )
}
