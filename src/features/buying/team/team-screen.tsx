import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { RegisterForm } from '../register-form.tsx'
import { InviteForm } from './invite-form.tsx'
import { LeavePart } from './leave-part.tsx'
import { MemberRow } from './member-row.tsx'
import { RenameForm } from './rename-form.tsx'
import styles from './team-screen.module.css'
import { useTeam } from './use-team.ts'

type TeamScreenProps = {
  onRenamed: (buyer: Buyer) => void
  /** Another buyer is registered. */
  onCreated: (buyer: Buyer) => void
  /** Whoever looks belongs to it no more. */
  onGone: () => void
}

/** `/buying/members`: who belongs to a buyer, and who decides that (DSC-3). */
export function TeamScreen({ onRenamed, onCreated, onGone }: TeamScreenProps) {
  const t = useText()
  const { buyers, buyer, forms } = useBuying()
  const team = useTeam()
  const mayDecide = buyer.role === 'ADMIN'
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{t('buying.head.team')}</h1>
          <p>{t('buying.team.lead', { name: buyer.name })}</p>
        </div>
      </header>
      {mayDecide && <InviteForm team={team} />}
      <ListState
        loaded={team.list}
        loadingText={t('buying.team.loading')}
        failedText={t('buying.team.failed')}
        height="14rem"
      >
        {(people) => (
          <section aria-labelledby="team-people">
            <h2 id="team-people" className={styles.title}>
              {t('buying.team.people')}
            </h2>
            <ul className={styles.people}>
              {people.map((one) => (
                <MemberRow key={one.id} member={one} mayDecide={mayDecide} team={team} />
              ))}
            </ul>
          </section>
        )}
      </ListState>
      {mayDecide && <RenameForm key={buyer.version} onRenamed={onRenamed} />}
      <details className={styles.another}>
        <summary>{t('buying.form.another')}</summary>
        <RegisterForm {...{ buyers, forms }} onCreated={onCreated} />
      </details>
      <LeavePart onGone={onGone} />
    </>
  )
}
