import type { OperatorList } from '#src/data/operate-data.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import screen from '../console-screen.module.css'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import styles from './people-screen.module.css'

export type Invitation = OperatorList['invitations'][number]

type InvitationRowProps = {
  invitation: Invitation
  /** Null: every brand. */
  brand: string | null
  onWithdrawn: () => void
}

/** A link that nobody has used: for what, by whom, until when. Another one is made as easily, so nothing is asked. */
export function InvitationRow({ invitation, brand, onWithdrawn }: InvitationRowProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const { id, role, invitedBy, expiresAt } = invitation
  const what = {
    role: t(`operate.roles.${role}`),
    brand: brand ?? t('operate.people.allBrands'),
    email: invitedBy,
  }
  const withdraw = () =>
    action.run(
      () => data.withdrawInvitation(id),
      () => {
        announce(t('operate.people.withdrawn', what))
        focusMain()
        onWithdrawn()
      },
    )
  return (
    <li className={styles.row}>
      <p>{t('operate.people.roleOf', what)}</p>
      <div className={screen.hint}>
        <p>{t('operate.people.madeBy', what)}</p>
        <p>
          {t('operate.people.until', {
            moment: momentFormat(language).format(new Date(expiresAt)),
          })}
        </p>
      </div>
      <Button
        variant="quiet"
        className={styles.remove}
        busy={action.busy}
        onClick={withdraw}
        aria-label={t('operate.people.withdrawOne', what)}
      >
        {t('operate.people.withdraw')}
      </Button>
      <ActionFailure action={action} />
    </li>
  )
}
