import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ProfileChanges } from '../../store/organisations/profile-changes.ts'
import { invalid, knownIds } from './unknown-id.ts'

/** PRF-4; the form shows the same words. */
const wrongNumber = 'Please enter a valid registration number'

/** The registry numbers of a save, each checked by the rules of its register. */
export function readIdentifiers(patch: ProfilePatch, catalogue: Catalogue): ProfileChanges {
  const field = patch.identifiers ? 'identifiers' : 'identities'
  const given = patch[field]
  if (given) {
    knownIds(
      field,
      given.map((one) => one.typeId),
      (typeId) => catalogue.identifierTypeById(typeId) !== undefined,
    )
    const wrong = given.findIndex((one) => !catalogue.isValidIdentifier(one.typeId, one.identifier))
    if (wrong !== -1) throw invalid(`${field}.${wrong}.identifier`, wrongNumber)
  }
  return {
    ...(given && {
      identifiers: given.map(({ typeId, identifier }) => ({ typeId, identifier })),
    }),
    ...(patch.identifiersToDelete && { identifiersToDelete: patch.identifiersToDelete }),
  }
}
