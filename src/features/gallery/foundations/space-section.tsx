import { useTokens } from '../use-tokens.ts'
import { inPixels } from './measured.ts'
import styles from './space-section.module.css'
import { spaceTokens } from './tokens.ts'
import { TokenLabel } from './token-label.tsx'

/** Every step of the scale, as wide as it is. */
export function SpaceSection() {
  const sizes = useTokens(spaceTokens)
  return (
    <ol className={styles.steps}>
      {spaceTokens.map((token) => (
        <li key={token}>
          <TokenLabel token={token} value={inPixels(sizes[token])} />
          <span className={styles.bar} style={{ inlineSize: `var(--${token})` }} />
        </li>
      ))}
    </ol>
  )
}
