import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { OrganisationUser } from '../../contract/membership.ts'
import { Banner } from '../../ui/banner.tsx'
import * as icons from '../../ui/icons.ts'
import { Chip } from '../../ui/chip.tsx'
import { nameOf } from './people.ts'
import styles from './person-card.module.css'

type PersonCardProps = {
  person: OrganisationUser
  /** What else is known of them. */
  facts: readonly string[]
  error: string | null
  /** Buttons; none where the user may not decide. */
  children?: ReactNode
}

/** One person: who they are, and what can be done. */
export function PersonCard({ person, facts, error, children }: PersonCardProps) {
  const t = useText()
  const name = nameOf(t, person)
  const nameId = useId()
  return (
    <li className={styles.card} tabIndex={-1} aria-labelledby={nameId}>
      <div className={styles.who}>
        <p className={styles.name}>
          <span id={nameId} dir="auto">
            {name}
          </span>
          {person.isSelf && <Chip tone="neutral">{t('members.you')}</Chip>}
        </p>
        {person.email && person.email !== name && <p className={styles.email}>{person.email}</p>}
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {person.emailVerified === false && (
          <Chip tone="warning" icon={icons.alert}>
            {t('members.unconfirmed')}
          </Chip>
        )}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
      {error && (
        <div className={styles.error}>
          <Banner tone="critical" title={error} />
        </div>
      )}
    </li>
  )
}
