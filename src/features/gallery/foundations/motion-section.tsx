import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { motionCopy } from '../copy.ts'
import { useTokens } from '../use-tokens.ts'
import { EaseCurve } from './ease-curve.tsx'
import { inMilliseconds } from './measured.ts'
import styles from './motion-section.module.css'
import { durationTokens, motionTokens } from './tokens.ts'
import { TokenLabel } from './token-label.tsx'

/** Both durations and the curve, to be played. Where less motion is asked for, nothing moves. */
export function MotionSection() {
  const values = useTokens(motionTokens)
  const [isAway, setAway] = useState(false)
  return (
    <div className={styles.motion}>
      <ul className={styles.tracks}>
        {durationTokens.map((token) => (
          <li key={token}>
            <TokenLabel token={token} value={inMilliseconds(values[token])} />
            <span className={styles.note}>{motionCopy.uses[token]}</span>
            <span className={styles.track} data-away={isAway || undefined}>
              <span
                className={styles.runner}
                data-testid={`runner-${token}`}
                style={{ transitionDuration: `var(--${token})` }}
              />
            </span>
          </li>
        ))}
        <li>
          <Button variant="secondary" onClick={() => setAway(!isAway)}>
            {motionCopy.play}
          </Button>
          <p className={styles.still}>{motionCopy.still}</p>
        </li>
      </ul>
      <figure className={styles.curve}>
        <EaseCurve ease={values['ease'] ?? ''} />
        <figcaption>
          <TokenLabel token="ease" value={values['ease'] ?? ''} />
          <span className={styles.note}>{motionCopy.ease}</span>
        </figcaption>
      </figure>
    </div>
  )
}
