import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { RequestCounts } from '../../contract/requests/request-counts.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import type { Drawing } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './account-navigation.module.css'
import { type ManagePage, pageName } from './page-name.ts'
import { RequestsEntry } from './requests-entry.tsx'
import { SectionLink } from './section-link.tsx'
import { isLocked, type Section } from './section.ts'
import { useShownEntry } from './use-shown-entry.ts'

const entries = [
  { section: 'profile', icon: icons.building },
  { section: 'benefits', icon: icons.gift },
  { section: 'modules', icon: icons.book },
  { section: 'recommendations', icon: icons.target },
  { section: 'invoice', icon: icons.bank },
] as const satisfies readonly { section: Section; icon: Drawing }[]

/** Parts of the profile that the navigation leads to, by the ids of their sections. */
const profileParts = ['credentials', 'products', 'locations', 'description'] as const

type AccountNavigationProps = {
  id: string
  element: RefObject<HTMLElement | null>
  page: ManagePage
  organisation: { name: string; slug: string }
  /** Whether it has a credential or an attribute. */
  shareable: boolean
  /** How many people ask to join. */
  waiting: number
  requests: RequestCounts | null | undefined
}

/** What can be done for the opened organisation (MNG-2). */
export function AccountNavigation(props: AccountNavigationProps) {
  const t = useText()
  const { id, element, page, organisation, shareable, waiting, requests } = props
  const row = useShownEntry(page, waiting)
  return (
    <nav id={id} ref={element} className={styles.navigation} aria-labelledby="account-title">
      <div className={styles.heading}>
        <h2 className={styles.title} id="account-title">
          {t('manage.account')}
        </h2>
        <p className={styles.name}>
          <span dir="auto">{organisation.name}</span>
        </p>
      </div>
      <ul ref={row} className={styles.entries}>
        <li>
          <Link to="/register/organisation" className={styles.entry}>
            <Icon drawing={icons.plus} />
            <span>{t('manage.addSupplier')}</span>
          </Link>
        </li>
        {entries.map(({ section, icon }) => (
          <li key={section}>
            {isLocked(section, shareable) ? (
              <LockedEntry name={pageName(t, section)} />
            ) : (
              <SectionLink section={section} isCurrent={page === section} className={styles.entry}>
                <Icon drawing={icon} />
                <span>{pageName(t, section)}</span>
              </SectionLink>
            )}
            {section === 'profile' && page === 'profile' && <ProfileParts />}
          </li>
        ))}
        <li>
          <Link
            to="/organisation/members"
            search={{ organisation: organisation.slug }}
            className={styles.entry}
            {...(page === 'members' && { 'aria-current': 'page' })}
          >
            <Icon drawing={icons.users} />
            <span>{t('manage.members')}</span>
            {waiting > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{waiting}</span>
                <VisuallyHidden>{t('manage.waiting', { count: waiting })}</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
        <RequestsEntry
          key={organisation.slug}
          slug={organisation.slug}
          isCurrent={page === 'requests'}
          known={requests}
        />
      </ul>
    </nav>
  )
}

function ProfileParts() {
  const t = useText()
  return (
    <ul className={styles.parts}>
      {profileParts.map((part) => (
        <li key={part}>
          <SectionLink section="profile" part={part} className={styles.part}>
            {t(`manage.parts.${part}`)}
          </SectionLink>
        </li>
      ))}
    </ul>
  )
}

/** A section that cannot be opened yet; it takes the focus, so that its reason is read out. */
function LockedEntry({ name }: { name: string }) {
  const t = useText()
  return (
    <Tooltip content={t('manage.unlock')}>
      <button type="button" className={styles.entry} aria-disabled="true">
        <Icon drawing={icons.lock} />
        <span>{name}</span>
      </button>
    </Tooltip>
  )
}
