import { vendorVerdicts, type VendorVerdict } from '#src/contract/vendors/vendor-match.ts'
import styles from './shares.module.css'

/** What share of the rows was found, as a drawing; what it says stands beside it. */
export function OutcomeBar({ counts }: { counts: Readonly<Record<VendorVerdict, number>> }) {
  const all = Math.max(1, counts.match + counts.possible + counts.none)
  const parts = vendorVerdicts.map((verdict, at) => {
    const before = vendorVerdicts.slice(0, at).reduce((sum, one) => sum + counts[one], 0)
    return { verdict, from: (100 * before) / all, width: (100 * counts[verdict]) / all }
  })
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(({ verdict, from, width }) => (
        <rect key={verdict} data-outcome={verdict} x={from} y="0" width={width} height="10" />
      ))}
    </svg>
  )
}
