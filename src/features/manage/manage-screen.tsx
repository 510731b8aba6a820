import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Environment } from '../../contract/environment.ts'
import type { Membership } from '../../contract/membership.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import type { Action } from './action.ts'
import { LeadBanner } from './lead-banner.tsx'
import { ManageActions } from './manage-actions.tsx'
import { ManageFrame } from './manage-frame.tsx'
import styles from './manage-screen.module.css'
import type { Section } from './section.ts'
import { SavedBanner } from './saved-banner.tsx'
import { SupplierSwitcher } from './supplier-switcher.tsx'
import { SuspendedBanner } from './suspended-banner.tsx'
import { useArrival } from './use-arrival.ts'
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
  onSwitch: (slug: string) => Promise<void>
  renderShareDialog: DialogSlot
  renderBadgeDialog: DialogSlot
  renderInviteDialog: DialogSlot
  /**
   * The sections; one calls `onSaved` with the saved slug after each save, so that the banner shows, and
   * `onNotSaved` after one that stored nothing.
   */
  children: (screen: { onSaved: (slug: string) => void; onNotSaved: () => void }) => ReactNode
}

/** organization.manage: everything a supplier does for one organisation. */
export function ManageScreen(props: ManageScreenProps) {
  const t = useText()
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
  const saved = useSavedBanner(details.slug)
  const dialogs = useActionDialogs()
  useArrival()
  return (
    <ManageFrame
      page={section}
      organisation={details}
      shareable={details.shareable}
      waiting={waiting}
      poweredBy={poweredBy}
      onAction={dialogs.open}
    >
      {saved.isShown && (
        <SavedBanner
          element={saved.banner}
          slug={details.slug}
          shareable={details.shareable}
          onInvite={() => dialogs.open('invite')}
          onDismiss={saved.dismiss}
        />
      )}
      {notice}
      {details.status === 'SUSPENDED' && <SuspendedBanner slug={details.slug} />}
      <header className={styles.header}>
        <h1>{t('manage.sections.profile')}</h1>
        <ManageActions shareable={details.shareable} onAction={dialogs.open} />
        <div className={styles.switcher}>
          <SupplierSwitcher
            memberships={memberships}
            current={details.slug}
            onSwitch={onSwitch}
            onAdd={() => navigate({ to: '/register/organisation' })}
          />
        </div>
      </header>
      <LeadBanner />
      {children({ onSaved: saved.show, onNotSaved: saved.hide })}
      {renderShareDialog(dialogs.slot('share'))}
      {renderBadgeDialog(dialogs.slot('badge'))}
      {renderInviteDialog(dialogs.slot('invite'))}
    </ManageFrame>
  )
}

type DialogSlot = (dialog: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode

/** Tells which of the page's dialogs is open; one at most. */
function useActionDialogs() {
  const [opened, setOpened] = useState<Action | null>(null)
  return {
    open: (action: Action) => setOpened(action),
    /** Props for the dialog of an action. */
    slot: (action: Action) => ({
      open: opened === action,
      onOpenChange: (open: boolean) => setOpened(open ? action : null),
    }),
  }
}
