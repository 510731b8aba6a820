import type { OrganisationDetails } from '../../contract/organisation.ts'
import { modulesCopy } from './copy.ts'

type ModulesSectionProps = {
  organisation: OrganisationDetails
  /** The organisation has something new: a tag. */
  onEarned: () => void
}

/** Questionnaires that earn tags (MOD-1 to MOD-3). */
export function ModulesSection(_: ModulesSectionProps) {
  return (
    <section>
      <h2>{modulesCopy.title}</h2>
      <p>{modulesCopy.intro}</p>
    </section>
  )
}
