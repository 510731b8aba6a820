import * as v from 'valibot'
import * as limits from '#src/contract/limits.ts'
import { oneLine } from '#src/contract/one-line.ts'
import { detailText } from '#src/contract/profile/credential-details.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import {
  impossibleDay,
  latestToday,
  longestOver,
  longestPast,
  longestValid,
  statedDetails,
  type StatedField,
  statedFields,
} from '#src/contract/trust/stated-details.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { detailKey } from '../../draft/field-keys.ts'

type Fields = ReadonlyDeep<Pick<ProfileFields, 'credentials' | 'credentialDetails'>>
type Wrong = { key: string; text: string }

/** Characters. */
const longest: Partial<Record<StatedField, number>> = {
  number: limits.credentialNumber,
  issuer: limits.credentialIssuer,
  scope: limits.credentialScope,
  entryUrl: limits.entryUrl,
}

/**
 * What was stated about the chosen credentials here but cannot be (TRU-1). What the server has is left
 * alone: a day that was right once may be long past, and is no reason to refuse a save.
 * @param base what was loaded
 * @param misread what is wrong with what an input holds, by its key
 */
export function wrongDetails(
  t: Translate,
  fields: Fields,
  base: Fields,
  misread: Readonly<Record<string, string>>,
): Wrong[] {
  return fields.credentials.flatMap(({ id }) => {
    const textOf = (field: StatedField, side = fields) => oneLine(detailText(side, id, field))
    const changed = statedFields.filter((field) => textOf(field) !== textOf(field, base))
    const wrong = new Map<StatedField, string>()
    const areDaysNew = changed.includes('issuedOn') || changed.includes('expiresOn')
    const days = areDaysNew && wrongDays(t, textOf('issuedOn'), textOf('expiresOn'))
    if (days) wrong.set(days.field, days.text)
    for (const field of changed) {
      const text = wrongText(t, field, textOf(field))
      if (text) wrong.set(field, text)
    }
    for (const field of statedFields) {
      const text = misread[detailKey(id, field)]
      if (text) wrong.set(field, text)
    }
    return [...wrong].map(([field, text]) => ({ key: detailKey(id, field), text }))
  })
}

function wrongText(t: Translate, field: StatedField, text: string): string | null {
  if (!text || v.safeParse(statedDetails.entries[field], text).success) return null
  const most = longest[field]
  if (most !== undefined && text.length > most)
    return t('profile-form.tooLong', { field: t(`profile-form.details.names.${field}`), most })
  if (field === 'issuedOn' || field === 'expiresOn') return t('profile-form.details.wrong.day')
  if (field === 'entryUrl') return t('profile-form.details.wrong.entryUrl')
  return t('profile-form.details.wrong.signs')
}

const years = {
  'day-too-old': longestPast,
  'long-over': longestOver,
  'ends-too-late': longestValid,
}

function wrongDays(t: Translate, issued: string, expires: string) {
  const stated = { issuedOn: issued || null, expiresOn: expires || null }
  const wrong = impossibleDay(stated, latestToday(Date.now()))
  if (!wrong) return null
  const { field, rule } = wrong
  const text =
    rule === 'day-ahead' || rule === 'ends-before-issue'
      ? t(`profile-form.details.wrong.${rule}`)
      : t(`profile-form.details.wrong.${rule}`, { years: years[rule] })
  return { field, text }
}
