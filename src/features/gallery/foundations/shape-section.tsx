import { shapeCopy } from '../copy.ts'
import { SubSection } from '../sub-section.tsx'
import { useTokens } from '../use-tokens.ts'
import { inPixels } from './measured.ts'
import styles from './shape-section.module.css'
import { radiusTokens, scrimTokens, shadowTokens, singleTokens } from './tokens.ts'
import { TokenLabel } from './token-label.tsx'

const lines = ['line', 'line-strong'] as const

/** Radii, hairlines, shadows and the smallest thing that can be pressed. */
export function ShapeSection() {
  const radii = useTokens(radiusTokens)
  const singles = useTokens(singleTokens)
  return (
    <>
      <SubSection title={shapeCopy.radii}>
        <ul className={styles.row}>
          {radiusTokens.map((token) => (
            <li key={token}>
              <span className={styles.corner} style={{ borderRadius: `var(--${token})` }} />
              <TokenLabel token={token} value={inPixels(radii[token])} />
            </li>
          ))}
          <li>
            <span className={styles.target} />
            <TokenLabel token="target" value={inPixels(singles['target'])} />
            <span className={styles.note}>{shapeCopy.targetText}</span>
          </li>
        </ul>
      </SubSection>
      <SubSection title={shapeCopy.lines}>
        <ul className={styles.row}>
          {lines.map((token) => (
            <li key={token}>
              <span className={styles.hairline} style={{ background: `var(--${token})` }} />
              <TokenLabel token={token} value="1 px" />
              <span className={styles.note}>{shapeCopy.lineUses[token]}</span>
            </li>
          ))}
        </ul>
      </SubSection>
      <SubSection title={shapeCopy.elevation}>
        <ul className={styles.row}>
          <li>
            <span className={styles.card} data-flat="" />
            <span className={styles.note}>{shapeCopy.flat}</span>
          </li>
          {shadowTokens.map((token) => (
            <li key={token}>
              <span className={styles.card} style={{ boxShadow: `var(--${token})` }} />
              <TokenLabel token={token} value="" />
            </li>
          ))}
          {scrimTokens.map((token) => (
            <li key={token}>
              <span className={styles.card} style={{ background: `var(--${token})` }} />
              <TokenLabel token={token} value="" />
              <span className={styles.note}>{shapeCopy.scrims}</span>
            </li>
          ))}
        </ul>
      </SubSection>
    </>
  )
}
