import type { Translate } from '#src/i18n/texts.ts'
import { fieldKeys, identifierKey } from './field-keys.ts'
import { isBlank } from '#src/contract/one-line.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { chosenAddress } from '#src/contract/profile/typed-address.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'

/** Something that keeps the profile from being saved: the key of its input and a text. */
export type Missing = { key: string; text: string }

/** Everything mandatory that is not there yet (PRF-2), in the order of the form. */
export function missingFields(t: Translate, fields: ReadonlyDeep<ProfileFields>): Missing[] {
  const repeated = repeatedTypes(fields.identifiers)
  const address = chosenAddress(fields.address)
  const checks: (Missing | false)[] = [
    isBlank(fields.name) && { key: fieldKeys.name, text: t('profile-form.missing.name') },
    !fields.website.trim() && { key: fieldKeys.website, text: t('profile-form.missing.website') },
    !address && { key: fieldKeys.address, text: t('profile-form.missing.address') },
    fields.identifiers.length === 0 && {
      key: fieldKeys.identifiers,
      text: t('profile-form.missing.identifiers'),
    },
    ...fields.identifiers.flatMap((row) => [
      !row.identifier.trim() && {
        key: identifierKey(row.rowId),
        text: t('profile-form.missing.identifierEmpty'),
      },
      address !== null &&
        !row.typeId && { key: identifierKey(row.rowId), text: t('profile-form.missing.registry') },
      repeated.has(row.typeId) && {
        key: identifierKey(row.rowId),
        text: t('profile-form.missing.identifierDuplicate'),
      },
    ]),
    isBlank(fields.description) && {
      key: fieldKeys.description,
      text: t('profile-form.missing.description'),
    },
    !fields.companySize && {
      key: fieldKeys.companySize,
      text: t('profile-form.missing.companySize'),
    },
  ]
  return checks.filter((one) => one !== false)
}

/**
 * Whether Save is allowed (PRF-2).
 * @returns whether nothing mandatory is missing
 */
export function canSave(t: Translate, fields: ReadonlyDeep<ProfileFields>): boolean {
  return missingFields(t, fields).length === 0
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
