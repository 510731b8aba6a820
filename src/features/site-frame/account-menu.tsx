import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { CurrentUser } from '../../contract/membership.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './account-menu.module.css'
import { accountLabel } from './account-label.ts'
import * as siteCopy from './copy.ts'

type AccountMenuProps = {
  user: CurrentUser
  /** Where the identity provider keeps a page for people's accounts; null where it has none. */
  accountPage: string | null
  /** One more entry, a link or a button. */
  entry: ReactNode
  onSignOut: () => void
}

/** What a signed-in person can do anywhere: go to the own organisation, sign out. */
export function AccountMenu({ user, accountPage, entry, onSignOut }: AccountMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useClose(details)
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.summary}>
        <span>{accountLabel(user)}</span>
        <Icon drawing={icons.chevronDown} />
      </summary>
      <nav aria-label={siteCopy.account} className={styles.panel}>
        <p className={styles.email}>{user.email}</p>
        <Link to="/organisation">{siteCopy.myOrganisation}</Link>
        {/* The provider's own page, none of the router's. */}
        {accountPage && <a href={accountPage}>{siteCopy.passwordAndSessions}</a>}
        {entry}
        <button type="button" onClick={onSignOut}>
          {siteCopy.signOut}
        </button>
      </nav>
    </details>
  )
}

/** A press outside, Escape and choosing an entry close the menu. */
function useClose(details: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close()
    }
    const closeAndFocus = () => {
      close()
      details.current?.querySelector('summary')?.focus()
    }
    // Before the entry's own handler: a dialog gives the focus back to where it was, which must then
    // be in sight.
    const onChoose = ({ target }: Event) => {
      if (!(target instanceof Element) || !details.current?.contains(target)) return
      if (target.closest('a, button')) closeAndFocus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || !details.current?.open) return
      closeAndFocus()
    }
    document.addEventListener('click', onChoose, true)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onChoose, true)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
