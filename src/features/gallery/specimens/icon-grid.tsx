import { iconPaths } from '#src/ui/icon-paths.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import styles from './mark-grid.module.css'

const names = Object.keys(iconPaths) as IconName[]

/** Every icon under its name. */
export function IconGrid() {
  return (
    <ul className={styles.icons} translate="no">
      {names.map((name) => (
        <li key={name} data-icon={name}>
          <Icon name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
