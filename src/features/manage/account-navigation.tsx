import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-navigation.module.css'
import { copy, profileParts } from './copy.ts'
import { stickyOffset } from './sticky-offset.ts'

/** What can be done for the opened organisation; stays in sight while the page scrolls (MNG-2). */
export function AccountNavigation({ organisationName }: { organisationName: string }) {
  const element = useRef<HTMLElement>(null)
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
          <span>{organisationName}</span>
        </p>
      </div>
      <ul className={styles.entries}>
        <li>
          <Link to="/register/organisation" className={styles.entry}>
            <Icon name="plus" />
            <span>{copy.addSupplier}</span>
          </Link>
        </li>
        <li>
          <Link to="." hash="account" className={styles.entry} aria-current="page">
            <Icon name="building" />
            <span>{copy.profile}</span>
          </Link>
          <ul className={styles.parts}>
            {profileParts.map(({ id, name }) => (
              <li key={id}>
                <Link to="." hash={id} className={styles.part}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  )
}
