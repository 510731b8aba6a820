import { copy } from '../copy.ts'
import { fieldKeys, identifierKey } from './field-keys.ts'
import { isBlank } from '#src/contract/one-line.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { chosenAddress } from '#src/contract/profile/typed-address.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'

/** Something that keeps the profile from being saved: the key of its input and a text. */
export type Missing = { key: string; text: string }

/** Everything mandatory that is not there yet (PRF-2), in the order of the form. */
export function missingFields(fields: ReadonlyDeep<ProfileFields>): Missing[] {
  const repeated = repeatedTypes(fields.identifiers)
  const address = chosenAddress(fields.address)
  const checks: (Missing | false)[] = [
    isBlank(fields.name) && { key: fieldKeys.name, text: copy.missing.name },
    !fields.website.trim() && { key: fieldKeys.website, text: copy.missing.website },
    !address && { key: fieldKeys.address, text: copy.missing.address },
    fields.identifiers.length === 0 && {
      key: fieldKeys.identifiers,
      text: copy.missing.identifiers,
    },
    ...fields.identifiers.flatMap((row) => [
      !row.identifier.trim() && {
        key: identifierKey(row.rowId),
        text: copy.missing.identifierEmpty,
      },
      address !== null &&
        !row.typeId && { key: identifierKey(row.rowId), text: copy.missing.registry },
      repeated.has(row.typeId) && {
        key: identifierKey(row.rowId),
        text: copy.missing.identifierDuplicate,
      },
    ]),
    isBlank(fields.description) && { key: fieldKeys.description, text: copy.missing.description },
    !fields.companySize && { key: fieldKeys.companySize, text: copy.missing.companySize },
  ]
  return checks.filter((one) => one !== false)
}

/**
 * Whether Save is allowed (PRF-2).
 * @returns whether nothing mandatory is missing
 */
export function canSave(fields: ReadonlyDeep<ProfileFields>): boolean {
  return missingFields(fields).length === 0
}

/** Registry types that more than one row uses. */
export function repeatedTypes(rows: readonly { readonly typeId: string }[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { typeId } of rows) {
    if (typeId && seen.has(typeId)) repeated.add(typeId)
    seen.add(typeId)
  }
  return repeated
}
