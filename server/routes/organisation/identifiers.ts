import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ProfileChanges } from '../../store/organisations/profile-changes.ts'
import { invalid, knownIds } from '../known-ids.ts'

/** PRF-4; the form begins with the same words. */
const wrongNumber = 'Please enter a valid registration number'

/**
 * The registry numbers of a save, each checked by the rules of its register and in its normal form
 * (KEEP-3), however it was typed.
 */
export function readIdentifiers(patch: ProfilePatch, catalogue: Catalogue): ProfileChanges {
  const field = patch.identifiers ? 'identifiers' : 'identities'
  const given = patch[field]
  if (given) {
    knownIds(
      field,
      given.map((one) => one.typeId),
      (typeId) => catalogue.identifierTypeById(typeId) !== undefined,
    )
  }
  const identifiers = given?.map(({ typeId, identifier }, at) => {
    const normal = catalogue.normalIdentifier(typeId, identifier)
    if (normal !== null) return { typeId, identifier: normal }
    throw invalid(`${field}.${at}.identifier`, whatIsWrong(catalogue, typeId, identifier))
  })
  return {
    ...(identifiers && { identifiers }),
    ...(patch.identifiersToDelete && { identifiersToDelete: patch.identifiersToDelete }),
  }
}

/** What a number of the register looks like; of one that looks right, that it has a slip. */
function whatIsWrong(catalogue: Catalogue, typeId: string, identifier: string): string {
  const { type = '', example = '' } = catalogue.identifierTypeById(typeId) ?? {}
  return catalogue.identifierInForm(typeId, identifier) !== null
    ? `${wrongNumber}: this ${type} has a wrong digit, its check digits do not fit`
    : `${wrongNumber}: ${type}, for example ${example}`
}
