import { Icon } from '#src/ui/icon.tsx'
import { everyIcon } from '../every-icon.ts'
import styles from './mark-grid.module.css'

/** Every icon under its name. */
export function IconGrid() {
  return (
    <ul className={styles.icons} translate="no">
      {Object.entries(everyIcon).map(([name, drawing]) => (
        <li key={name} data-icon={name}>
          <Icon drawing={drawing} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
