import type { ProblemError } from '#src/contract/problem.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { CatalogueIn } from '../../catalogue/catalogue-in.ts'
import type { ProfileChanges } from '../../store/organisations/profile-changes.ts'
import { knownIds } from '../known-ids.ts'
import { problem } from '../../texts/problem.ts'

/**
 * The registry numbers of a save, each checked by the rules of its register and in its normal form
 * (KEEP-3), however it was typed.
 * @param catalogue in the language of whoever saves: a refusal names the register
 */
export function readIdentifiers(patch: ProfilePatch, catalogue: CatalogueIn): ProfileChanges {
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
    throw wrongNumber(catalogue, `${field}.${at}.identifier`, { typeId, identifier })
  })
  return {
    ...(identifiers && { identifiers }),
    ...(patch.identifiersToDelete && { identifiersToDelete: patch.identifiersToDelete }),
  }
}

/** PRF-4: what a number of the register looks like; of one that looks right, that it has a slip. */
function wrongNumber(
  catalogue: CatalogueIn,
  field: string,
  { typeId, identifier }: { typeId: string; identifier: string },
): ProblemError {
  const { type = '', example = '' } = catalogue.identifierTypeById(typeId) ?? {}
  return catalogue.identifierInForm(typeId, identifier) !== null
    ? problem(422, 'problems.invalid.number-digits', { field, params: { type } })
    : problem(422, 'problems.invalid.number-form', { field, params: { type, example } })
}
