import type { ProfileHistory } from '#src/contract/profile-history.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { OrganisationHistory } from '../store/history/organisation-history.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'

/** What happened to an organisation, with the credentials as they are called now. */
export function presentHistory(
  catalogue: CatalogueIn,
  { slug, name }: Pick<OrganisationKey, 'slug' | 'name'>,
  { since, changes, events }: OrganisationHistory,
): ProfileHistory {
  const ofCredentials = events.map(({ credentialId: id, ...event }) => ({
    ...event,
    credential: { id, name: catalogue.credentialById(id)?.name ?? id },
  }))
  const all = [...changes.map((at) => ({ at, what: 'changed' as const })), ...ofCredentials]
  return {
    ...{ slug, name, since },
    events: all.toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at)),
  }
}
