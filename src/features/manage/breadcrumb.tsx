import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text-context.ts'
import type { Environment } from '../../contract/environment.ts'
import { type ManagePage, pageName } from './page-name.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = { page: ManagePage; poweredBy: Environment['poweredBy'] }

/** The place of the page in the portal, and who powers the portal (MNG-1). */
export function Breadcrumb({ page, poweredBy }: BreadcrumbProps) {
  const t = useText()
  return (
    <div className={styles.row}>
      <nav aria-label={t('manage.breadcrumb')}>
        <ol className={styles.crumbs}>
          <li>
            <Link to="/">{t('manage.home')}</Link>
          </li>
          <li aria-current="page">{pageName(t, page)}</li>
        </ol>
      </nav>
      <p className={styles.powered}>
        <span>{t('manage.poweredBy')}</span> <a href={poweredBy.url}>{poweredBy.label}</a>
      </p>
    </div>
  )
}
