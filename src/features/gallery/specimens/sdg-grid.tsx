import { sdgs } from '#src/contract/sdgs.ts'
import { SdgTile } from '#src/ui/sdg-tile.tsx'
import styles from './mark-grid.module.css'

/** The 17 goals. */
export function SdgGrid() {
  return (
    <ul className={styles.goals}>
      {sdgs.map((sdg) => (
        <li key={sdg.id}>
          <SdgTile sdg={sdg} />
          <span aria-hidden="true">{sdg.title}</span>
        </li>
      ))}
    </ul>
  )
}
