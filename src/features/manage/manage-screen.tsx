import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Environment } from '../../contract/environment.ts'
import type { Membership } from '../../contract/membership.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { copy } from './copy.ts'
import { LeadBanner } from './lead-banner.tsx'
import { ManageActions } from './manage-actions.tsx'
import type { DialogSlot } from './manage-actions.tsx'
import { ManageFrame } from './manage-frame.tsx'
import styles from './manage-screen.module.css'
import type { Section } from './section.ts'
import { SavedBanner } from './saved-banner.tsx'
import { SupplierSwitcher } from './supplier-switcher.tsx'
import { useSavedBanner } from './use-saved-banner.ts'

export type ManageScreenProps = {
  /** The section that is shown. */
  section: Section
  memberships: readonly Membership[]
  details: OrganisationDetails
  poweredBy: Environment['poweredBy']
  /** How many people ask to join, as far as the user may know. */
  waiting: number
  /** What the user should know before anything else on the page. */
  notice: ReactNode
  /** Opens another organisation by navigating, so that unsaved typing can be asked about. */
  onSwitch: (slug: string) => void
  renderShareDialog: DialogSlot
  renderBadgeDialog: DialogSlot
  renderInviteDialog: DialogSlot
  /** The sections; one calls `onSaved` after each save, so that the banner shows. */
  children: (screen: { onSaved: () => void }) => ReactNode
}

/** organization.manage: everything a supplier does for one organisation. */
export function ManageScreen(props: ManageScreenProps) {
  const {
    section,
    memberships,
    details,
    poweredBy,
    waiting,
    notice,
    onSwitch,
    renderShareDialog,
    renderBadgeDialog,
    renderInviteDialog,
    children,
  } = props
  const navigate = useNavigate()
  const saved = useSavedBanner()
  return (
    <ManageFrame
      page={section}
      organisation={details}
      shareable={details.shareable}
      waiting={waiting}
      poweredBy={poweredBy}
    >
      {saved.isShown && (
        <SavedBanner slug={details.slug} shareable={details.shareable} onDismiss={saved.dismiss} />
      )}
      {notice}
      <header className={styles.header}>
        <h1>{copy.title}</h1>
        <ManageActions
          shareable={details.shareable}
          renderShareDialog={renderShareDialog}
          renderBadgeDialog={renderBadgeDialog}
          renderInviteDialog={renderInviteDialog}
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
    </ManageFrame>
  )
}
