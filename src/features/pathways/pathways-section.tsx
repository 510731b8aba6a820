import type { OrganisationDetails } from '../../contract/organisation.ts'
import { pathwaysCopy } from './copy.ts'

type PathwaysSectionProps = {
  organisation: OrganisationDetails
  /** Ids of the credentials that the profile has now, saved or not. */
  chosenIds: readonly string[]
  /** Adds a credential of the catalogue to the profile, which is not saved by that. */
  onAdd: (credentialId: string) => void
  onRemove: (credentialId: string) => void
}

/** Credentials worth having (PTH-1 to PTH-4). */
export function PathwaysSection(_: PathwaysSectionProps) {
  return (
    <section>
      <h2>{pathwaysCopy.title}</h2>
    </section>
  )
}
