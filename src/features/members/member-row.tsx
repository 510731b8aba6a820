import { useState } from 'react'
import { dayFormat } from '../../i18n/day-format.ts'
import { useTexts } from '../../i18n/text-context.ts'
import type { OrganisationUser } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { nameOf } from './people.ts'
import { PersonCard } from './person-card.tsx'
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
  const { t, language } = useTexts()
  const change = useAction()
  const removal = useAction()
  const [isAsking, setAsking] = useState(false)
  const name = nameOf(t, member)
  const isOwner = member.relationship === 'OWNER'
  const swap = isOwner ? 'makeEmployee' : 'makeOwner'

  function swapRole() {
    change.run(
      () => members.change(member, isOwner ? 'EMPLOYEE' : 'OWNER'),
      () => announce(isOwner ? t('members.isEmployee', { name }) : t('members.isOwner', { name })),
    )
  }
  function remove() {
    removal.run(
      () => members.remove(member),
      () => {
        announce(t('members.removed', { name }))
        onGone()
      },
    )
  }

  const role = t(`members.roles.${member.relationship}`)
  const since =
    member.whenAccepted &&
    t('members.since', { day: dayFormat(language).format(new Date(member.whenAccepted)) })
  return (
    <PersonCard person={member} facts={since ? [role, since] : [role]} error={change.error}>
      {mayDecide && (
        <>
          <Button
            variant="secondary"
            aria-label={t(`members.named.${swap}`, { name })}
            busy={change.busy}
            onClick={swapRole}
          >
            {t(`members.${swap}`)}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('members.named.remove', { name })}
            onClick={() => setAsking(true)}
          >
            {t('members.remove')}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('members.removeTitle', { name })}
          text={t('members.removeText', { organisation })}
          confirm={t('members.remove')}
          action={removal}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </PersonCard>
  )
}
