import type { Translate } from '#src/i18n/texts.ts'
import { displayName } from '../../credentials/credential-list.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'

type Fields = ReadonlyDeep<ProfileFields>

/**
 * What one side made of a field, in words: a text as it is; of business numbers and of what is stated about
 * credentials what was added and taken away. Other lists merge item by item, and are never asked about.
 */
export function fieldWords(
  t: Translate,
  name: ProfileFieldName,
  side: Fields,
  base: Fields,
): string[] {
  const listed =
    name === 'credentialDetails' ? detailsOf : name === 'identifiers' ? numbersOf : null
  if (!listed) return [textOf(t, name, side) || t('profile-form.nothingThere')]
  const [now, before] = [listed(t, side), listed(t, base)]
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
function numbersOf(_: Translate, { identifiers }: Fields): string[] {
  return identifiers
    .filter((row) => row.identifier)
    .map(({ typeId, identifier }) => `${typeId.toUpperCase().replaceAll('-', ' ')} ${identifier}`)
}

/** Each with its credential: ISO 14001, Valid until: 2029-02-28. */
function detailsOf(t: Translate, { credentials, credentialDetails }: Fields): string[] {
  return credentials.flatMap((credential) =>
    credentialDetails
      .filter(({ id, text }) => id === credential.id && text.trim())
      .map(({ field, text }) => {
        const name = t(`profile-form.details.names.${field}`)
        return t('profile-form.details.line', { credential: displayName(credential), name, text })
      }),
  )
}
