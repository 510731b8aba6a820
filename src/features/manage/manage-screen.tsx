import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Environment } from '../../contract/environment.ts'
import type { Membership } from '../../contract/membership.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { Container } from '../../ui/container.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { copy } from './copy.ts'
import { LeadBanner } from './lead-banner.tsx'
import { ManageActions } from './manage-actions.tsx'
import type { DialogSlot } from './manage-actions.tsx'
import styles from './manage-screen.module.css'
import { SavedBanner } from './saved-banner.tsx'
import { SupplierSwitcher } from './supplier-switcher.tsx'
import { useSavedBanner } from './use-saved-banner.ts'

export type ManageScreenProps = {
  memberships: readonly Membership[]
  details: OrganisationDetails
  poweredBy: Environment['poweredBy']
  /** Opens another organisation by navigating, so that unsaved typing can be asked about. */
  onSwitch: (slug: string) => void
  renderShareDialog: DialogSlot
  renderBadgeDialog: DialogSlot
  /** The opened section; it calls `onSaved` after each save, so that the banner shows. */
  children: (section: { onSaved: () => void }) => ReactNode
}

/** organization.manage: everything a supplier does for one organisation. */
export function ManageScreen(props: ManageScreenProps) {
  const {
    memberships,
    details,
    poweredBy,
    onSwitch,
    renderShareDialog,
    renderBadgeDialog,
    children,
  } = props
  const navigate = useNavigate()
  const saved = useSavedBanner()
  return (
    <Container className={styles.screen}>
      <Breadcrumb poweredBy={poweredBy} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <AccountNavigation organisationName={details.name} />
        </div>
        <div className={styles.main}>
          {saved.isShown && (
            <SavedBanner
              slug={details.slug}
              shareable={details.shareable}
              onDismiss={saved.dismiss}
            />
          )}
          <header className={styles.header}>
            <h1>{copy.title}</h1>
            <ManageActions
              shareable={details.shareable}
              renderShareDialog={renderShareDialog}
              renderBadgeDialog={renderBadgeDialog}
            />
            <div className={styles.switcher}>
              <SupplierSwitcher
                memberships={memberships}
                current={details.slug}
                onSwitch={onSwitch}
                onAdd={() => void navigate({ to: '/register/organisation' })}
              />
            </div>
          </header>
          <LeadBanner />
          {children({ onSaved: saved.show })}
        </div>
      </div>
    </Container>
  )
}
