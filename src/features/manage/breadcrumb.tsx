import { Link } from '@tanstack/react-router'
import type { Environment } from '../../contract/environment.ts'
import { copy } from './copy.ts'
import styles from './breadcrumb.module.css'

/** Where one is, and who powers the portal (MNG-1). */
export function Breadcrumb({ poweredBy }: { poweredBy: Environment['poweredBy'] }) {
  return (
    <div className={styles.row}>
      <nav aria-label="Breadcrumb">
        <ol className={styles.crumbs}>
          <li>
            <Link to="/">{copy.home}</Link>
          </li>
          <li aria-current="page">{copy.profile}</li>
        </ol>
      </nav>
      <p className={styles.powered}>
        <span>{copy.poweredBy}</span> <a href={poweredBy.url}>{poweredBy.label}</a>
      </p>
    </div>
  )
}
