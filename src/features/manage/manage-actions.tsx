import { useState } from 'react'
import type { ReactNode } from 'react'
import { useBrand } from '#src/brand/brand-context.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { copy } from './copy.ts'
import styles from './manage-actions.module.css'

export type DialogSlot = (dialog: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) => ReactNode

type ManageActionsProps = {
  /** Sharing is unlocked by one credential or one attribute (MNG-4). */
  shareable: boolean
  renderShareDialog: DialogSlot
  renderBadgeDialog: DialogSlot
  renderInviteDialog: DialogSlot
}

type ActionDialog = 'share' | 'badge' | 'invite'

const hintId = 'manage-actions-hint'

/** View profile, Share badge, Invite supplier, Search suppliers (MNG-4). */
export function ManageActions({
  shareable,
  renderShareDialog,
  renderBadgeDialog,
  renderInviteDialog,
}: ManageActionsProps) {
  const { altPageUrl } = useBrand()
  const [opened, setOpened] = useState<ActionDialog | null>(null)
  const lock = shareable ? {} : { 'aria-disabled': true as const, 'aria-describedby': hintId }
  const slot = (which: ActionDialog) => ({
    open: opened === which,
    onOpenChange: (open: boolean) => setOpened(open ? which : null),
  })
  return (
    <section className={styles.actions} aria-label="Actions">
      <div className={styles.buttons}>
        <Button variant="secondary" {...lock} onClick={() => setOpened('share')}>
          <Icon name={shareable ? 'eye' : 'lock'} />
          <span>{copy.viewProfile}</span>
        </Button>
        <Button variant="secondary" {...lock} onClick={() => setOpened('badge')}>
          <Icon name={shareable ? 'badge' : 'lock'} />
          <span>{copy.shareBadge}</span>
        </Button>
        <Button variant="secondary" onClick={() => setOpened('invite')}>
          <Icon name="mail" />
          <span>{copy.inviteSupplier}</span>
        </Button>
        {altPageUrl && (
          <ButtonLink variant="secondary" href={altPageUrl} target="_blank" rel="noreferrer">
            <Icon name="search" />
            <span>{copy.searchSuppliers}</span>
            <VisuallyHidden> {copy.newTab}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      {!shareable && (
        <p className={styles.hint} id={hintId}>
          {copy.unlock}
        </p>
      )}
      {renderShareDialog(slot('share'))}
      {renderBadgeDialog(slot('badge'))}
      {renderInviteDialog(slot('invite'))}
    </section>
  )
}
