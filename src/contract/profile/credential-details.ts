import { isBlank, oneLine } from '../one-line.ts'
import type { ProfilePatch } from '../profile-patch.ts'
import type { ReadonlyDeep } from '../readonly-deep.ts'
import { type StatedField, statedFields } from '../trust/stated-details.ts'
import type { CredentialDetail, ProfileFields } from './profile-fields.ts'

type Fields = ReadonlyDeep<Pick<ProfileFields, 'credentials' | 'credentialDetails'>>

/** Names one detail among those of all credentials. */
export const detailName = ({ id, field }: Pick<CredentialDetail, 'id' | 'field'>) =>
  `${id} ${field}`

/** What is stated about one credential. @returns '' for nothing */
export function detailText({ credentialDetails }: Fields, id: string, field: StatedField): string {
  return credentialDetails.find((one) => one.id === id && one.field === field)?.text ?? ''
}

/**
 * A text that is the same where the details count as the same. Those of a credential that was taken away
 * go with it, and are there again once it is had back.
 */
export function comparableDetails({ credentials, credentialDetails }: Fields): string {
  const chosen = new Set(credentials.map((one) => one.id))
  const lines = credentialDetails
    .filter(({ id, text }) => chosen.has(id) && !isBlank(text))
    .map((one) => JSON.stringify([detailName(one), oneLine(one.text)]))
  return lines.sort().join()
}

/** What a save changes of the details, by credential. */
export function detailsPatch(
  fields: Fields,
  base: Fields,
): NonNullable<ProfilePatch['credentialDetails']> {
  return fields.credentials.flatMap(({ id }) => {
    const changed = statedFields.flatMap((field) => {
      const [now, before] = [fields, base].map((side) => oneLine(detailText(side, id, field)))
      return now === before ? [] : [[field, now || null] as const]
    })
    return changed.length > 0 ? [{ id, ...Object.fromEntries(changed) }] : []
  })
}
