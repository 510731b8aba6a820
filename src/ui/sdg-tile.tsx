import { useText } from '../i18n/text-context.ts'
import glyphs from './sdg-glyphs.svg?url'
import styles from './sdg-tile.module.css'

export type SdgTileProps = {
  /** Number of a goal. */
  sdg: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
}

/** One Sustainable Development Goal: number, own colour and a glyph of ours. Its title is its name. */
export function SdgTile({ sdg }: SdgTileProps) {
  const t = useText()
  const title = t(`terms.sdgs.${sdg}`)
  return (
    <span
      className={styles.tile}
      data-goal={sdg}
      role="img"
      aria-label={t('terms.sdg', { number: sdg, title })}
      title={title}
    >
      <span className={styles.number} aria-hidden="true">
        {sdg}
      </span>
      <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
        {/* A picture of its own: all of them would be a good part of the code of a profile. */}
        <use href={`${glyphs}#goal-${sdg}`} />
      </svg>
    </span>
  )
}
