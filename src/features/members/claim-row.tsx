import { useState } from 'react'
import { dayFormat } from '../../i18n/day-format.ts'
import { useTexts } from '../../i18n/text-context.ts'
import type { Membership, OrganisationUser } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { nameOf } from './people.ts'
import { PersonCard } from './person-card.tsx'
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
  const { t, language } = useTexts()
  const acceptance = useAction()
  const refusal = useAction()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<Membership['relationship']>('EMPLOYEE')
  const name = nameOf(t, claim)

  function accept(relationship: Membership['relationship']) {
    setChosen(relationship)
    acceptance.run(
      () => members.accept(claim, relationship),
      () => {
        announce(t('members.accepted', { name }))
        onGone()
      },
    )
  }
  function refuse() {
    refusal.run(
      () => members.remove(claim),
      () => {
        announce(t('members.refused', { name }))
        onGone()
      },
    )
  }
  const button = (relationship: Membership['relationship'], label: string) => ({
    'aria-label': label,
    'aria-disabled': acceptance.busy || undefined,
    busy: acceptance.busy && chosen === relationship,
    onClick: () => accept(relationship),
  })

  return (
    <PersonCard
      person={claim}
      facts={[t('members.asked', { day: dayFormat(language).format(new Date(claim.whenAsked)) })]}
      error={acceptance.error}
    >
      <Button
        variant="primary"
        {...button('EMPLOYEE', t('members.named.acceptAsEmployee', { name }))}
      >
        {t('members.acceptAsEmployee')}
      </Button>
      <Button variant="secondary" {...button('OWNER', t('members.named.acceptAsOwner', { name }))}>
        {t('members.acceptAsOwner')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('members.named.refuse', { name })}
        aria-disabled={acceptance.busy || undefined}
        onClick={() => setAsking(true)}
      >
        {t('members.refuse')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('members.refuseTitle', { name })}
          text={t('members.refuseText', { organisation })}
          confirm={t('members.refuse')}
          action={refusal}
          onConfirm={refuse}
          onClose={() => setAsking(false)}
        />
      )}
    </PersonCard>
  )
}
