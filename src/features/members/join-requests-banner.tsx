import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { membersCopy } from './copy.ts'
import styles from './join-requests-banner.module.css'

/** Tells an owner how many requests to join wait for a decision. */
export function JoinRequestsBanner({ slug, waiting }: { slug: string; waiting: number }) {
  if (waiting === 0) return null
  return (
    <p className={styles.banner}>
      <Icon drawing={icons.users} />
      <span className={styles.words}>{membersCopy.waiting(waiting)}</span>
      <Link to="/organisation/members" search={{ organisation: slug }}>
        {membersCopy.decide}
      </Link>
    </p>
  )
}
