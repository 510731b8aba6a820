import { typeCopy } from '../copy.ts'
import { SubSection } from '../sub-section.tsx'
import { useTokens } from '../use-tokens.ts'
import { inPixels } from './measured.ts'
import { fontTokens, singleTokens, textTokens } from './tokens.ts'
import { TokenLabel } from './token-label.tsx'
import styles from './type-section.module.css'

/** The scale, both families, figures and the measure. */
export function TypeSection() {
  const sizes = useTokens(textTokens)
  const fonts = useTokens(fontTokens)
  const { measure = '' } = useTokens(singleTokens)
  const familyOf = (token: string) => fonts[token]?.split(',', 1)[0]?.replaceAll(/["']/g, '') ?? ''
  return (
    <>
      <SubSection title={typeCopy.scale}>
        <ol className={styles.scale}>
          {textTokens.map((token) => (
            <li key={token}>
              <TokenLabel token={token} value={inPixels(sizes[token])} />
              <p
                className={styles.sample}
                data-step={token}
                style={{ fontSize: `var(--${token})` }}
              >
                {typeCopy.sample}
              </p>
            </li>
          ))}
        </ol>
      </SubSection>
      <SubSection title={typeCopy.families}>
        <div className={styles.families}>
          <div>
            <TokenLabel token="font-display" value={familyOf('font-display')} />
            <p className={styles.note}>{typeCopy.display}</p>
            <p className={styles.display}>{typeCopy.displaySample}</p>
          </div>
          <div>
            <TokenLabel token="font-text" value={familyOf('font-text')} />
            <p className={styles.note}>{typeCopy.text}</p>
            <p className={styles.weights}>
              {typeCopy.textSample.map((words) => (
                <span key={words}>{words}</span>
              ))}
            </p>
          </div>
          <div>
            <p className={styles.note}>{typeCopy.figures}</p>
            <ul className={styles.figures}>
              {typeCopy.figuresSample.map((figure) => (
                <li key={figure}>{figure}</li>
              ))}
            </ul>
          </div>
        </div>
      </SubSection>
      <SubSection title={typeCopy.measure}>
        <TokenLabel token="measure" value={measure} />
        <p className={styles.measure}>{typeCopy.measureSample}</p>
      </SubSection>
    </>
  )
}
