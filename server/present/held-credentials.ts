import type { HeldCredential } from '#src/contract/organisation.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'

/** The credentials of an organisation with their names; one that left the catalogue is not shown. */
export function presentCredentials(
  catalogue: CatalogueIn,
  record: OrganisationRecord,
): HeldCredential[] {
  return record.credentials.flatMap(({ credentialId, status }) => {
    const known = catalogue.credentialById(credentialId)
    if (!known) return []
    const { id, name, shortName, category, tier } = known
    const notes = record.notes
      .filter((note) => note.credentialId === credentialId)
      .map((note) => ({ category: note.category, text: note.text }))
    return [{ id, name, shortName, status, category, tier, notes }]
  })
}

/** Red: a critical note on any credential. Yellow: a warning on any. */
export function presentFlags(credentials: readonly HeldCredential[]): {
  hasRedCredential: boolean
  hasYellowCredential: boolean
} {
  const has = (category: 'CRITICAL' | 'WARN') =>
    credentials.some((one) => one.notes.some((note) => note.category === category))
  return { hasRedCredential: has('CRITICAL'), hasYellowCredential: has('WARN') }
}
