import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './account-navigation.module.css'
import { copy, profileParts } from './copy.ts'
import { isLocked, manageSearch, type Section } from './section.ts'
import { stickyOffset } from './sticky-offset.ts'
import { useShownEntry } from './use-shown-entry.ts'

/** Pages about one organisation; each is named in the copy. */
export type ManagePage = Section | 'members'

const entries = [
  { section: 'benefits', icon: 'gift' },
  { section: 'modules', icon: 'book' },
  { section: 'recommendations', icon: 'target' },
  { section: 'invoice', icon: 'bank' },
] as const satisfies readonly { section: Section; icon: IconName }[]

type AccountNavigationProps = {
  page: ManagePage
  organisation: { name: string; slug: string }
  /** Whether it has a credential or an attribute. */
  shareable: boolean
  /** How many people ask to join. */
  waiting: number
}

/** What can be done for the opened organisation; stays in sight while the page scrolls (MNG-2). */
export function AccountNavigation({
  page,
  organisation,
  shareable,
  waiting,
}: AccountNavigationProps) {
  const element = useRef<HTMLElement>(null)
  const row = useShownEntry(page, waiting)
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
          <span>{organisation.name}</span>
        </p>
      </div>
      <ul ref={row} className={styles.entries}>
        <li>
          <Link to="/register/organisation" className={styles.entry}>
            <Icon name="plus" />
            <span>{copy.addSupplier}</span>
          </Link>
        </li>
        <li>
          <Link
            to="/organisation"
            search={(before) => manageSearch({ ...before, section: undefined })}
            resetScroll={false}
            hash="account"
            activeOptions={{ exact: true }}
            className={styles.entry}
            aria-current={page === 'profile' ? 'page' : undefined}
          >
            <Icon name="building" />
            <span>{copy.profile}</span>
          </Link>
          <ul className={styles.parts}>
            {profileParts.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to="/organisation"
                  search={(before) => manageSearch({ ...before, section: undefined })}
                  resetScroll={false}
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
        {entries.map(({ section, icon }) => (
          <li key={section}>
            {isLocked(section, shareable) ? (
              <LockedEntry name={copy[section]} />
            ) : (
              <Link
                to="/organisation"
                search={(before) => manageSearch({ ...before, section })}
                resetScroll={false}
                className={styles.entry}
                aria-current={page === section ? 'page' : undefined}
              >
                <Icon name={icon} />
                <span>{copy[section]}</span>
              </Link>
            )}
          </li>
        ))}
        <li>
          <Link
            to="/organisation/members"
            search={{ organisation: organisation.slug }}
            className={styles.entry}
            aria-current={page === 'members' ? 'page' : undefined}
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

/** A section that cannot be opened yet; it takes the focus, so that everybody learns why. */
function LockedEntry({ name }: { name: string }) {
  return (
    <Tooltip content={copy.unlock}>
      <button type="button" className={styles.entry} aria-disabled="true">
        <Icon name="lock" />
        <span>{name}</span>
      </button>
    </Tooltip>
  )
}
