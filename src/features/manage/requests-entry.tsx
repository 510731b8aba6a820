import { Link } from '@tanstack/react-router'
import type { RequestCounts } from '../../contract/requests/request-counts.ts'
import { countRequests } from '../../data/count-requests.ts'
import { useData } from '../../data/data-context.ts'
import { useText } from '../../i18n/text-context.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './account-navigation.module.css'

type RequestsEntryProps = {
  slug: string
  isCurrent: boolean
  /** Null: not known yet. Left out: asked for once the page has nothing better to do. */
  known: RequestCounts | null | undefined
}

/** Leads to the requests of buyers, where there are any (DSC-6). The last entry: nothing moves when it comes. */
export function RequestsEntry({ slug, isCurrent, known }: RequestsEntryProps) {
  const t = useText()
  const data = useData()
  const asked = useLoaded(known === undefined ? `count of requests to ${slug}` : '', async () => {
    await whenIdle()
    return countRequests(data, slug)
  })
  const counts = known ?? (asked.state === 'ready' ? asked.value : null)
  if (!isCurrent && !counts?.all) return null
  return (
    <li>
      <Link
        to="/organisation/requests"
        search={{ organisation: slug }}
        className={styles.entry}
        {...(isCurrent && { 'aria-current': 'page' })}
      >
        <Icon drawing={icons.send} />
        <span>{t('manage.requests')}</span>
        {counts !== null && counts.open > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{counts.open}</span>
            <VisuallyHidden>{t('manage.openRequests', { count: counts.open })}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  )
}
