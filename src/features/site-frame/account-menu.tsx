import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../auth/session-context.ts'
import type { CurrentUser } from '../../contract/membership.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-menu.module.css'
import { accountLabel } from './account-label.ts'
import { siteCopy } from './copy.ts'

/** What a signed-in person can do anywhere: go to the own organisation, sign out. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const session = useSession()
  const details = useRef<HTMLDetailsElement>(null)
  useCloseFromOutside(details)
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.summary}>
        <span>{accountLabel(user)}</span>
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label={siteCopy.account} className={styles.panel}>
        <p className={styles.email}>{user.email}</p>
        <Link to="/organisation" className={styles.item}>
          {siteCopy.myOrganisation}
        </Link>
        <button type="button" className={styles.item} onClick={() => void session.logout()}>
          {siteCopy.signOut}
        </button>
      </nav>
    </details>
  )
}

function useCloseFromOutside(details: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
