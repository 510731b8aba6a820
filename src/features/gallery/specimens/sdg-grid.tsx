import { sdgs } from '#src/contract/sdgs.ts'
import { useText } from '#src/i18n/text-context.ts'
import { SdgTile } from '#src/ui/sdg-tile.tsx'
import styles from './mark-grid.module.css'

/** The 17 goals. */
export function SdgGrid() {
  const t = useText()
  return (
    <ul className={styles.goals}>
      {sdgs.map((sdg) => (
        <li key={sdg}>
          <SdgTile sdg={sdg} />
          <span aria-hidden="true">{t(`terms.sdgs.${sdg}`)}</span>
        </li>
      ))}
    </ul>
  )
}
