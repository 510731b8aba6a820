import type { CSSProperties } from 'react'
import { contrastPairs, movedColours } from '#src/brand/contrast-pairs.ts'
import { isHexColour } from '#src/brand/contrast.ts'
import type { BrandColours } from '#src/contract/brand.ts'
import { localeOf } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './contrast-list.module.css'

/** Each pair of colours that the portal makes of the four, with its contrast, and what it moved to stay readable. */
export function ContrastList({ colours }: { colours: BrandColours }) {
  const { t, language } = useTexts()
  if (!Object.values(colours).every(isHexColour)) return null
  const pairs = contrastPairs(colours)
  const moved = movedColours(colours)
  const ratioOf = new Intl.NumberFormat(localeOf(language), {
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'floor' },
  })
  return (
    <section className={styles.contrast} aria-labelledby="contrast-title">
      <h3 id="contrast-title" className={styles.title}>
        {t('operate-brands.contrast.title')}
      </h3>
      <p className={styles.hint}>{t('operate-brands.contrast.text')}</p>
      <ul className={styles.pairs}>
        {pairs.map(({ name, ink, ground, ratio, needed }) => {
          const sample: CSSProperties = { color: ink, background: ground }
          const isEnough = ratio >= needed
          return (
            <li key={name} className={styles.pair}>
              <span className={styles.sample} style={sample} aria-hidden>
                {needed === 3 ? <span className={styles.box} /> : 'Aa'}
              </span>
              <span>{t(`operate-brands.contrast.pairs.${name}`)}</span>
              <span className={styles.ratio} data-enough={isEnough ? '' : undefined}>
                <Icon drawing={isEnough ? icons.check : icons.alert} />
                <bdi>{ratioOf.format(ratio)}:1</bdi>{' '}
                {t(
                  isEnough ? 'operate-brands.contrast.enough' : 'operate-brands.contrast.tooLittle',
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {moved.length > 0 && (
        <ul className={styles.moved}>
          {moved.map(({ seed, as, to }) => (
            <li key={seed}>
              <Swatch colour={colours[seed]} /> <span aria-hidden>→</span> <Swatch colour={to} />{' '}
              {t(`operate-brands.contrast.moved.${as}`, { from: colours[seed], to })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Swatch({ colour }: { colour: string }) {
  const ground: CSSProperties = { background: colour }
  return <span className={styles.swatch} style={ground} aria-hidden />
}
