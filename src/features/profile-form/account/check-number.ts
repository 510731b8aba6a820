import type { IdentifierType } from '#src/contract/catalogue.ts'
import { copy } from '../copy.ts'
import type { ProfileDraft } from '../draft/profile-draft.ts'
import { matchesFormat } from './matches-format.ts'

/**
 * Judges the number of a row by the format of its registry, and stores 'Invalid format' or takes
 * that away. A number that was edited meanwhile is left for the next time.
 */
export async function checkNumber(
  draft: ProfileDraft,
  rowId: string,
  types: readonly IdentifierType[],
): Promise<void> {
  const find = () => draft.fields.identifiers.find((one) => one.rowId === rowId)
  const asked = find()
  if (!asked) return
  const { typeId, identifier } = asked
  const pattern = types.find((type) => type.typeId === typeId)?.regexValidation ?? ''
  const isValid = !identifier.trim() || (await matchesFormat(pattern, identifier.trim()))
  const now = find()
  if (now?.typeId !== typeId || now.identifier !== identifier) return
  if (isValid) delete draft.identifierErrors[rowId]
  else draft.identifierErrors[rowId] = copy.invalidFormat
}
