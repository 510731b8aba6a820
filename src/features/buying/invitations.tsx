import type { Buyer, BuyerInvitation } from '#src/contract/buyers/buyer.ts'
import type { BuyersData } from '#src/data/buyers-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import styles from './buying.module.css'

type InvitationsProps = {
  buyers: BuyersData
  invitations: readonly BuyerInvitation[]
  onJoined: (buyer: Buyer) => void
  /** One is gone, or is not what it was. */
  onChanged: () => void
}

/** Invitations to the confirmed address of whoever is signed in; nothing where there are none. */
export function Invitations({ invitations, ...rest }: InvitationsProps) {
  const t = useText()
  if (invitations.length === 0) return null
  return (
    <section className={styles.invited} aria-labelledby="invited">
      <h2 id="invited">{t('buying.invited.title')}</h2>
      <ul>
        {invitations.map((one) => (
          <InvitationRow key={one.id} invitation={one} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type InvitationRowProps = Omit<InvitationsProps, 'invitations'> & { invitation: BuyerInvitation }

function InvitationRow({ buyers, invitation, onJoined, onChanged }: InvitationRowProps) {
  const t = useText()
  const accept = useAction()
  const decline = useAction()
  const { id, name, role } = invitation
  const error = accept.error ?? decline.error
  return (
    <li>
      <p dir="auto">
        {t('buying.invited.text', { name, role: t(`buying.roles.${role}`) })}
        <span> {t(`buying.roleHints.${role}`)}</span>
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={accept.busy}
          aria-label={t('buying.invited.acceptOf', { name })}
          onClick={() =>
            accept.run(async () => {
              const joined = await buyers.accept(id)
              announce(t('buying.invited.joined', { name }))
              onJoined(joined)
            })
          }
        >
          {t('buying.invited.accept')}
        </Button>
        <Button
          variant="quiet"
          busy={decline.busy}
          aria-label={t('buying.invited.declineOf', { name })}
          onClick={() =>
            decline.run(async () => {
              await buyers.decline(id)
              announce(t('buying.invited.declined', { name }))
              onChanged()
            })
          }
        >
          {t('buying.invited.decline')}
        </Button>
      </div>
      {error && <Banner tone="critical" title={error} />}
    </li>
  )
}
