import { membershipStatus, type Membership } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { registerCopy } from './copy.ts'
import styles from './memberships-list.module.css'

type MembershipsListProps = {
  title: string
  text?: string
  memberships: readonly Membership[]
  /** Leads to an organisation that has accepted the person. */
  onOpen: (slug: string) => void
}

/** ORG-2: organisations of the person, each with the state of the request. */
export function MembershipsList({ title, text, memberships, onOpen }: MembershipsListProps) {
  if (memberships.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.list}>
        {memberships.map((membership) => {
          const { name, slug } = membership.organisation
          const accepted = membershipStatus(membership) === 'ACCEPTED'
          return (
            <li key={slug}>
              <span className={styles.name}>{name}</span>
              {accepted ? (
                <Button
                  variant="secondary"
                  aria-label={`${registerCopy.open} ${name}`}
                  onClick={() => onOpen(slug)}
                >
                  {registerCopy.open}
                </Button>
              ) : (
                <Chip tone="neutral" icon="clock">
                  {registerCopy.pending}
                </Chip>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
