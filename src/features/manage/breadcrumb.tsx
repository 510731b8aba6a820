import { Link } from '@tanstack/react-router'
import type { Environment } from '../../contract/environment.ts'
import type { ManagePage } from './account-navigation.tsx'
import { copy } from './copy.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = { page: ManagePage; poweredBy: Environment['poweredBy'] }

/** The place of the page in the portal, and who powers the portal (MNG-1). */
export function Breadcrumb({ page, poweredBy }: BreadcrumbProps) {
  return (
    <div className={styles.row}>
      <nav aria-label="Breadcrumb">
        <ol className={styles.crumbs}>
          <li>
            <Link to="/">{copy.home}</Link>
          </li>
          <li aria-current="page">{copy[page]}</li>
        </ol>
      </nav>
      <p className={styles.powered}>
        <span>{copy.poweredBy}</span> <a href={poweredBy.url}>{poweredBy.label}</a>
      </p>
    </div>
  )
}
