import { loadMatchesFormat } from '#src/contract/identifiers/matches-format.ts'
import { numberFits } from '#src/contract/trust/number-fits.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { CatalogueIn } from '../../catalogue/catalogue-in.ts'
import type { ProfileChanges } from '../../store/organisations/profile-changes.ts'
import { problem } from '../../texts/problem.ts'

/**
 * What a save states about credentials (TRU-1).
 * @param heldIds of the credentials before the save
 * @param credentials what the save adds and takes away
 * @throws ProblemError 422 for a credential that the profile will not have, or a number that is not of its form
 */
export async function readCredentialDetails(
  { credentialDetails: given }: ProfilePatch,
  catalogue: CatalogueIn,
  heldIds: readonly string[],
  credentials: ProfileChanges['credentials'],
): Promise<Pick<ProfileChanges, 'details'>> {
  if (!given || given.length === 0) return {}
  const held = new Set(heldIds.filter((id) => !credentials?.removes(id)))
  const isHeld = (id: string) => held.has(id) || credentials?.added.includes(id) === true
  const matches = await loadMatchesFormat()
  for (const { id, number } of given) {
    const path = `credentialDetails.${id}`
    if (!isHeld(id)) throw problem(422, 'problems.invalid.credential-not-held', { field: path })
    const form = catalogue.credentialById(id)?.number
    if (number && form?.pattern && !numberFits(form.pattern, number, matches)) {
      const params = { example: form.example ?? '' }
      throw problem(422, 'problems.invalid.certificate-number', { field: `${path}.number`, params })
    }
  }
  return { details: given.map(({ id, ...details }) => ({ credentialId: id, details })) }
}
