import { useState } from 'react'
import type { OrganisationUser } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { membersCopy } from './copy.ts'
import { nameOf } from './people.ts'
import { dayOf, PersonCard } from './person-card.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Members } from './use-members.ts'

type MemberRowProps = {
  member: OrganisationUser
  organisation: string
  /** Whether the user may change and remove this member. */
  mayDecide: boolean
  members: Pick<Members, 'change' | 'remove'>
  onGone: () => void
}

/** A member, and what an owner can make of them. */
export function MemberRow({ member, organisation, mayDecide, members, onGone }: MemberRowProps) {
  const change = useAction()
  const removal = useAction()
  const [isAsking, setAsking] = useState(false)
  const name = nameOf(member)
  const isOwner = member.relationship === 'OWNER'
  const label = isOwner ? membersCopy.makeEmployee : membersCopy.makeOwner

  function swapRole() {
    change.run(
      () => members.change(member, isOwner ? 'EMPLOYEE' : 'OWNER'),
      () => announce(isOwner ? membersCopy.isEmployee(name) : membersCopy.isOwner(name)),
    )
  }
  function remove() {
    removal.run(
      () => members.remove(member),
      () => {
        announce(membersCopy.removed(name))
        onGone()
      },
    )
  }

  const role = membersCopy.roles[member.relationship]
  const since = member.whenAccepted && membersCopy.since(dayOf(member.whenAccepted))
  return (
    <PersonCard person={member} facts={since ? [role, since] : [role]} error={change.error}>
      {mayDecide && (
        <>
          <Button
            variant="secondary"
            aria-label={`${label}: ${name}`}
            busy={change.busy}
            onClick={swapRole}
          >
            {label}
          </Button>
          <Button
            variant="quiet"
            aria-label={`${membersCopy.remove}: ${name}`}
            onClick={() => setAsking(true)}
          >
            {membersCopy.remove}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={membersCopy.removeTitle(name)}
          text={membersCopy.removeText(organisation)}
          confirm={membersCopy.remove}
          action={removal}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </PersonCard>
  )
}
