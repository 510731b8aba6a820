import type { Translate } from '#src/i18n/texts.ts'
import { descriptionLanguages, descriptionName } from '#src/contract/profile/descriptions.ts'
import * as limits from '#src/contract/limits.ts'
import { profileTexts, textNames } from '#src/contract/profile/profile-texts.ts'
import { isWebsite } from '#src/contract/website.ts'
import { wrongDetails } from '../credentials/details/wrong-details.ts'
import { descriptionKey, fieldKeys, identifierKey, secondaryAddressKey } from './field-keys.ts'
import { missingFields, repeatedTypes } from './missing.ts'
import type { DraftSnapshot } from './profile-draft.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { isOnlyTyped } from '#src/contract/profile/typed-address.ts'
import { keyOfServerField } from './server-fields.ts'

type Fields = ReadonlyDeep<ProfileFields>
type Judged = 'fields' | 'base' | 'identifierErrors' | 'misread'

/**
 * Errors in the order of the form: input key → message. What is merely missing is named once focus
 * has left the input or Save was asked for; what is wrong is named once focus has left it.
 * @param otherMinorityId id of the attribute that needs a free text, null where there is none
 */
export function fieldErrors(
  t: Translate,
  draft: Pick<DraftSnapshot, Judged | 'left' | 'attempted' | 'refusal'>,
  otherMinorityId: string | null,
): Map<string, string> {
  const { fields, left, attempted } = draft
  const shown = (key: string) => attempted || left[key] === true
  const errors = new Map<string, string>()
  const add = (key: string, text: string) => {
    if (!errors.has(key)) errors.set(key, text)
  }
  if (draft.refusal?.field) {
    const key = keyOfServerField(draft.refusal.field, fields)
    if (key) add(key, draft.refusal.message)
  }
  const repeated = repeatedTypes(fields.identifiers)
  for (const row of fields.identifiers)
    if (repeated.has(row.typeId)) add(identifierKey(row.rowId), t('profile-form.duplicateRegistry'))
  for (const { key, text } of missingFields(t, fields)) if (shown(key)) add(key, text)
  for (const { key, text } of wrongFields(t, draft, otherMinorityId)) if (shown(key)) add(key, text)
  return new Map([...errors].sort(([a], [b]) => rank(a) - rank(b)))
}

/**
 * What is filled in but wrong. The server would refuse it, so it is said before sending.
 * @param otherMinorityId see {@link fieldErrors}
 */
export function wrongFields(
  t: Translate,
  draft: Pick<DraftSnapshot, Judged>,
  otherMinorityId: string | null,
): { key: string; text: string }[] {
  const { fields, base, identifierErrors, misread } = draft
  const wrong = tooLong(t, fields)
  if (fields.website.trim() && !isWebsite(fields.website))
    wrong.push({ key: fieldKeys.website, text: t('profile-form.website') })
  for (const row of fields.secondaryAddresses)
    if (isOnlyTyped(row))
      wrong.push({ key: secondaryAddressKey(row.id), text: t('profile-form.secondaryAddress') })
  for (const row of fields.identifiers)
    if (identifierErrors[row.rowId])
      wrong.push({ key: identifierKey(row.rowId), text: t('profile-form.registrationNumber') })
  wrong.push(...wrongDetails(t, fields, base, misread))
  if (
    otherMinorityId &&
    fields.attributes.includes(otherMinorityId) &&
    !fields.otherAttribute.trim()
  )
    wrong.push({ key: fieldKeys.otherAttribute, text: t('profile-form.otherMinorityMissing') })
  return wrong
}

/** The input of the others takes no more than it may hold. */
const pastedTexts = textNames.filter((name) => name !== 'otherAttribute')

/** Pasted text stays whole: only the user knows which part of it may go. */
function tooLong(t: Translate, fields: Fields): { key: string; text: string }[] {
  const texts = pastedTexts.map((name) => ({
    key: fieldKeys[name],
    typed: fields[name],
    field: t(`terms.fields.${name}`),
    most: profileTexts[name].most,
  }))
  const descriptions = descriptionLanguages.map((language) => ({
    key: descriptionKey(language),
    typed: fields[descriptionName(language)],
    field: t(`terms.fields.${descriptionName(language)}`),
    most: limits.description,
  }))
  return [...texts, ...descriptions]
    .filter(({ typed, most }) => typed.trim().length > most)
    .map(({ key, field, most }) => ({ key, text: t('profile-form.tooLong', { field, most }) }))
}

/** Where an input stands in the form. */
const rank = (key: string) => formOrder.findIndex((one) => key.startsWith(one))
const formOrder = Object.values(fieldKeys)
