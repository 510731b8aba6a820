import type { OperatorText } from '#src/contract/operator-text.ts'
import { textIn } from '#src/contract/operator-text.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { placeLabel, placeOf } from '../records/merge-records.ts'
import { type EntryContent, type EntryField, entryTexts, type Said } from './entry-values.ts'

/** What a value of a field is in words; empty where nothing is said. */
export function valueWords(
  { t, language }: Texts,
  field: EntryField,
  value: Said[EntryField],
): string {
  if (value === undefined) return ''
  switch (field) {
    case 'category':
      return t(`operate-catalogue.kinds.${value as NonNullable<Said['category']>}`)
    case 'sustainabilityBadges':
      return (value as NonNullable<Said['sustainabilityBadges']>)
        .map((one) => t(`terms.categories.${one}`))
        .join(', ')
    case 'asks':
      return (value as NonNullable<Said['asks']>)
        .map((one) => t(`profile-form.details.names.${one}`))
        .join(', ')
    case 'scopeIs':
      return t(`operate-catalogue.scopes.${value as NonNullable<Said['scopeIs']>}`)
    case 'thirdParty':
      return t(value ? 'operate-catalogue.yes' : 'operate-catalogue.no')
    case 'number': {
      const { name, pattern, example } = value as NonNullable<Said['number']>
      const called = t(`operate-catalogue.numbers.${name}`)
      return [called, pattern, example].filter(Boolean).join(' · ')
    }
    default:
      if (entryTexts.some((one) => one === field)) return textIn(language, value as OperatorText)
      return Array.isArray(value) ? value.join(', ') : `${value as string | number}`
  }
}

/** What a place of a conflict is called. @param path such as `/said/name/de` */
export function placeName({ t }: Texts, path: string): string {
  const { field, language } = inEntry(path)
  return placeLabel(t(`operate-catalogue.fields.${field}`), language)
}

/** What stands at a place of a conflict. */
export function placeWords(texts: Texts, { said }: EntryContent, path: string): string {
  const { field, language } = inEntry(path)
  if (language !== null) return writtenIn(language, said[field] as OperatorText | undefined)
  return valueWords(texts, field, said[field]) || texts.t('operate-catalogue.asReleased')
}

function inEntry(path: string): { field: EntryField; language: Language | null } {
  const { field, language } = placeOf(path.replace(/^\/said/, ''))
  return { field: field as EntryField, language }
}
