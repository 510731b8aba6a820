import { useState } from 'react'
import type { OperatorInvitation, OperatorList } from '#src/data/operate-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import screen from '../console-screen.module.css'
import { type Invitation, InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import styles from './people-screen.module.css'

type InvitationsProps = { open: readonly Invitation[] } & Pick<OperatorList, 'brands' | 'forAll'>

/** The form that makes a link, and the links that nobody has used, which can be withdrawn. */
export function Invitations({ open, brands, forAll }: InvitationsProps) {
  const t = useText()
  const [added, setAdded] = useState<readonly Invitation[]>([])
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  const [made, setMade] = useState<OperatorInvitation | null>(null)
  const shown = [...open, ...added].filter(({ id }) => !withdrawn.includes(id))
  return (
    <>
      <InviteForm
        brands={brands}
        forAll={forAll}
        made={made && !withdrawn.includes(made.id) ? made : null}
        onMade={(invitation) => {
          setMade(invitation)
          if (invitation) setAdded((before) => [...before, invitation])
        }}
      />
      {shown.length > 0 && (
        <section className={styles.open} aria-labelledby="open-invitations">
          <h2 id="open-invitations" className={screen.subtitle}>
            {t('operate.people.open')}
          </h2>
          <ul className={styles.list}>
            {shown.map((one) => (
              <InvitationRow
                key={one.id}
                invitation={one}
                brand={brands.find(({ id }) => id === one.brandId)?.name ?? one.brandId}
                onWithdrawn={() => setWithdrawn((before) => [...before, one.id])}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
