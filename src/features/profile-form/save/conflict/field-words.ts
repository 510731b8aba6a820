import type { Translate } from '#src/i18n/texts.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'

type Fields = ReadonlyDeep<ProfileFields>

/**
 * What one side made of a field, in words: a text as it is; of the business numbers what was added and
 * taken away. Other lists merge item by item, and are never asked about.
 */
export function fieldWords(
  t: Translate,
  name: ProfileFieldName,
  side: Fields,
  base: Fields,
): string[] {
  if (name !== 'identifiers') return [textOf(t, name, side) || t('profile-form.nothingThere')]
  const [now, before] = [numbersOf(side), numbersOf(base)]
  const added = now.filter((one) => !before.includes(one))
  const removed = before.filter((one) => !now.includes(one))
  return [
    ...(added.length > 0 ? [t('profile-form.added', { all: added.join(', ') })] : []),
    ...(removed.length > 0 ? [t('profile-form.removed', { all: removed.join(', ') })] : []),
  ]
}

function textOf(t: Translate, name: ProfileFieldName, fields: Fields): string {
  if (name === 'address') return fields.address?.label ?? ''
  if (name === 'companySize')
    return fields.companySize ? t(`terms.sizes.${fields.companySize}`) : ''
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Each with its register: `au-abn` is AU ABN. */
function numbersOf({ identifiers }: Fields): string[] {
  return identifiers
    .filter((row) => row.identifier)
    .map(({ typeId, identifier }) => `${typeId.toUpperCase().replaceAll('-', ' ')} ${identifier}`)
}
