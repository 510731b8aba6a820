import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text-context.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './join-requests-banner.module.css'

/** Tells an owner how many requests to join wait for a decision. */
export function JoinRequestsBanner({ slug, waiting }: { slug: string; waiting: number }) {
  const t = useText()
  if (waiting === 0) return null
  return (
    <p className={styles.banner}>
      <Icon drawing={icons.users} />
      <span className={styles.words}>{t('members.waiting', { count: waiting })}</span>
      <Link to="/organisation/members" search={{ organisation: slug }}>
        {t('members.decide')}
      </Link>
    </p>
  )
}
