import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './account-navigation.module.css'
import { copy, profileParts } from './copy.ts'
import { stickyOffset } from './sticky-offset.ts'
import { useShownEntry } from './use-shown-entry.ts'

/** Pages about one organisation; each is named in the copy. */
export type ManagePage = 'profile' | 'members'

type AccountNavigationProps = {
  page: ManagePage
  organisation: { name: string; slug: string }
  /** How many people ask to join. */
  waiting: number
}

/** What can be done for the opened organisation; stays in sight while the page scrolls (MNG-2). */
export function AccountNavigation({ page, organisation, waiting }: AccountNavigationProps) {
  const element = useRef<HTMLElement>(null)
  const entries = useShownEntry(page, waiting)
  const [offset, setOffset] = useState<number | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const anchor = element.current?.parentElement?.getBoundingClientRect()
      if (anchor) setOffset(stickyOffset(anchor.top + window.scrollY))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  const isProfile = page === 'profile'
  const profile = isProfile ? '.' : '/organisation'
  return (
    <nav
      ref={element}
      className={styles.navigation}
      style={offset === null ? undefined : { insetBlockStart: offset }}
      aria-labelledby="account-title"
    >
      <div className={styles.heading}>
        <h2 className={styles.title} id="account-title">
          {copy.account}
        </h2>
        <p className={styles.name}>
          <span>{organisation.name}</span>
        </p>
      </div>
      <ul ref={entries} className={styles.entries}>
        <li>
          <Link to="/register/organisation" className={styles.entry}>
            <Icon name="plus" />
            <span>{copy.addSupplier}</span>
          </Link>
        </li>
        <li>
          <Link
            to={profile}
            hash="account"
            activeOptions={{ exact: true }}
            className={styles.entry}
            aria-current={isProfile ? 'page' : undefined}
          >
            <Icon name="building" />
            <span>{copy.profile}</span>
          </Link>
          <ul className={styles.parts}>
            {profileParts.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={profile}
                  hash={id}
                  activeOptions={{ exact: true, includeHash: true }}
                  className={styles.part}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Link
            to="/organisation/members"
            search={{ organisation: organisation.slug }}
            className={styles.entry}
            aria-current={isProfile ? undefined : 'page'}
          >
            <Icon name="users" />
            <span>{copy.members}</span>
            {waiting > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{waiting}</span>
                <VisuallyHidden>{copy.waiting(waiting)}</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
