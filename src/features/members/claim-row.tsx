import { useState } from 'react'
import type { Membership, OrganisationUser } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { membersCopy } from './copy.ts'
import { nameOf } from './people.ts'
import { dayOf, PersonCard } from './person-card.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Members } from './use-members.ts'

type ClaimRowProps = {
  claim: OrganisationUser
  organisation: string
  members: Pick<Members, 'accept' | 'remove'>
  onGone: () => void
}

/** A person who asks to join, with the buttons that decide. */
export function ClaimRow({ claim, organisation, members, onGone }: ClaimRowProps) {
  const acceptance = useAction()
  const refusal = useAction()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<Membership['relationship']>('EMPLOYEE')
  const name = nameOf(claim)

  function accept(relationship: Membership['relationship']) {
    setChosen(relationship)
    acceptance.run(
      () => members.accept(claim, relationship),
      () => {
        announce(membersCopy.accepted(name))
        onGone()
      },
    )
  }
  function refuse() {
    refusal.run(
      () => members.remove(claim),
      () => {
        announce(membersCopy.refused(name))
        onGone()
      },
    )
  }
  const button = (relationship: Membership['relationship'], label: string) => ({
    'aria-label': `${label}: ${name}`,
    'aria-disabled': acceptance.busy || undefined,
    busy: acceptance.busy && chosen === relationship,
    onClick: () => accept(relationship),
  })

  return (
    <PersonCard
      person={claim}
      facts={[membersCopy.asked(dayOf(claim.whenAsked))]}
      error={acceptance.error}
    >
      <Button variant="primary" {...button('EMPLOYEE', membersCopy.acceptAsEmployee)}>
        {membersCopy.acceptAsEmployee}
      </Button>
      <Button variant="secondary" {...button('OWNER', membersCopy.acceptAsOwner)}>
        {membersCopy.acceptAsOwner}
      </Button>
      <Button
        variant="quiet"
        aria-label={`${membersCopy.refuse}: ${name}`}
        aria-disabled={acceptance.busy || undefined}
        onClick={() => setAsking(true)}
      >
        {membersCopy.refuse}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={membersCopy.refuseTitle(name)}
          text={membersCopy.refuseText(organisation)}
          confirm={membersCopy.refuse}
          action={refusal}
          onConfirm={refuse}
          onClose={() => setAsking(false)}
        />
      )}
    </PersonCard>
  )
}
