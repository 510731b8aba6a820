import type { MembershipStatus } from '../../contract/membership-status.ts'
import type { OrganisationHit } from '../../contract/membership.ts'
import { useText } from '../../i18n/text-context.ts'
import styles from './organisation-option.module.css'

type OrganisationOptionProps = {
  organisation: OrganisationHit
  /** How the person stands to it already. */
  status: MembershipStatus | undefined
}

/** An organisation in a list: its name, and the place that tells it from a namesake. */
export function OrganisationOption({ organisation, status }: OrganisationOptionProps) {
  const t = useText()
  const { name, location } = organisation
  return (
    <span className={styles.option}>
      <span dir="auto">{name}</span>
      {location && <span className={styles.note}>{location}</span>}
      {status && <span className={styles.note}>{t(statusWords[status])}</span>}
    </span>
  )
}

const statusWords = { ACCEPTED: 'register.yours', PENDING: 'register.pending' } as const
