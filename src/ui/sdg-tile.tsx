import glyphs from './sdg-glyphs.svg?url'
import styles from './sdg-tile.module.css'

export type SdgTileProps = {
  /** A goal: its number from 1 to 17, its title, its colour and the ink that is legible on it. */
  sdg: { id: number; title: string; colour: string; ink: string }
}

/** One Sustainable Development Goal: number, own colour and a glyph of ours. Its title is its name. */
export function SdgTile({ sdg }: SdgTileProps) {
  return (
    <span
      className={styles.tile}
      style={{ background: sdg.colour, color: sdg.ink }}
      role="img"
      aria-label={`SDG ${sdg.id}: ${sdg.title}`}
      title={sdg.title}
    >
      <span className={styles.number} aria-hidden="true">
        {sdg.id}
      </span>
      <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
        {/* A picture of its own: all of them would be a good part of the code of a profile. */}
        <use href={`${glyphs}#goal-${sdg.id}`} />
      </svg>
    </span>
  )
}
