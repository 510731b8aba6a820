import { useState } from 'react'
import type { BuyerMember } from '#src/contract/buyers/buyer.ts'
import { fullName } from '#src/contract/full-name.ts'
import { useText } from '#src/i18n/text-context.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { RoleSelect } from './role-select.tsx'
import styles from './team-screen.module.css'
import type { Team } from './use-team.ts'

type MemberRowProps = {
  member: BuyerMember
  /** Whether whoever looks manages the team. */
  mayDecide: boolean
  team: Team
}

/** Somebody of the team or invited into it, and what can be decided about them. */
export function MemberRow({ member, mayDecide, team }: MemberRowProps) {
  const t = useText()
  const change = useAction()
  const removal = useAction()
  const [isAsking, setAsking] = useState(false)
  const { email, role, whenAccepted, isSelf } = member
  const name = fullName(member) || email || ''
  function remove() {
    removal.run(
      () => team.remove(member),
      () => {
        setAsking(false)
        announce(t('buying.team.removed', { name }))
        focusMain()
      },
    )
  }
  return (
    <li className={styles.member}>
      <div>
        <p className={styles.memberName}>
          <span dir="auto">{name}</span>
          {isSelf && <Chip tone="neutral">{t('buying.team.you')}</Chip>}
          {!whenAccepted && <Chip tone="warning">{t('buying.team.waits')}</Chip>}
        </p>
        {email && email !== name && <p className={styles.hint}>{email}</p>}
      </div>
      <div className={styles.decide}>
        {mayDecide ? (
          <>
            <RoleSelect
              aria-label={t('buying.team.roleOf', { name })}
              value={role}
              onChange={(now) =>
                change.run(async () => {
                  await team.change(member, now)
                  announce(t('buying.team.roleChanged', { name, role: t(`buying.roles.${now}`) }))
                })
              }
            />
            {!isSelf && (
              <Button
                variant="quiet"
                aria-label={t('buying.team.removeOf', { name })}
                onClick={() => setAsking(true)}
              >
                {t('buying.team.remove')}
              </Button>
            )}
          </>
        ) : (
          <span className={styles.hint}>{t(`buying.roles.${role}`)}</span>
        )}
      </div>
      {change.error && <Banner tone="critical" title={change.error} />}
      {isAsking && (
        <ConfirmDialog
          title={t('buying.team.removeTitle', { name })}
          text={t('buying.team.removeText')}
          confirm={t('buying.team.remove')}
          action={removal}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
