import { useText } from '../../i18n/text-context.ts'
import { membershipStatus } from '../../contract/membership-status.ts'
import type { Membership } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import * as icons from '../../ui/icons.ts'
import { Chip } from '../../ui/chip.tsx'
import styles from './memberships-list.module.css'
import { TakeBackButton } from './take-back-button.tsx'

type MembershipsListProps = {
  title: string
  text?: string
  memberships: readonly Membership[]
  /** How long a request has to wait, as far as that is known. */
  waitOf?: (slug: string) => string | null
  /** Leads to an organisation that has accepted the person. */
  onOpen: (slug: string) => void
  /** Called when a waiting request was taken back. */
  onTakenBack: (membership: Membership) => void
}

/** ORG-2: organisations of the person, each with the state of the request. */
export function MembershipsList(props: MembershipsListProps) {
  const t = useText()
  const { title, text, memberships, waitOf, onOpen, onTakenBack } = props
  if (memberships.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.list}>
        {memberships.map((membership) => {
          const { name, slug } = membership.organisation
          const accepted = membershipStatus(membership) === 'ACCEPTED'
          const wait = waitOf?.(slug)
          return (
            <li key={slug}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              {accepted ? (
                <Button
                  variant="secondary"
                  aria-label={t('register.openNamed', { name })}
                  onClick={() => onOpen(slug)}
                >
                  {t('register.open')}
                </Button>
              ) : (
                <span className={styles.waiting}>
                  <Chip tone="neutral" icon={icons.clock}>
                    {t('register.pending')}
                  </Chip>
                  <TakeBackButton
                    organisation={membership.organisation}
                    onTakenBack={() => onTakenBack(membership)}
                  />
                </span>
              )}
              {wait && <p className={styles.wait}>{wait}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
