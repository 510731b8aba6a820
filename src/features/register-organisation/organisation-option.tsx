import type { OrganisationHit } from '../../contract/membership.ts'
import styles from './organisation-option.module.css'

/** An organisation in a list: its name, and the place that tells it from a namesake. */
export function OrganisationOption({ organisation }: { organisation: OrganisationHit }) {
  return (
    <span className={styles.option}>
      <span>{organisation.name}</span>
      {organisation.location && <span className={styles.place}>{organisation.location}</span>}
    </span>
  )
}
