import { defaultLanguage, languages } from '#src/i18n/languages.ts'
import type { StoredEntry } from '../credentials/credential-shelf.ts'

/** Cells of one entry by the names of their columns. */
export type Cells = Readonly<Record<string, string>>

/** Languages whose texts have columns of their own beside those of English. */
const otherLanguages = languages.filter((language) => language !== defaultLanguage)
export const textFields = ['name', 'shortName', 'issuer', 'proves', 'doesNotProve'] as const
export type TextField = (typeof textFields)[number]
const textColumns = textFields.flatMap((field) => [
  field,
  ...otherLanguages.map((language) => `${field}.${language}`),
])

/** Fields whose cells have | between their parts. */
export const listFields = ['sustainabilityBadges', 'sdgs', 'asks', 'sources'] as const
export const numberParts = ['name', 'pattern', 'example'] as const

/** In the order in which they stand. */
export const entryColumns: readonly string[] = [
  ...['id', ...textColumns, 'website', 'category', ...listFields],
  ...numberParts.map((part) => `number.${part}`),
  ...['scopeIs', 'validMonths', 'register', 'thirdParty', 'retired'],
]

/** The cells of an entry as it is. */
export function cellsOf({ entry, isRetired }: Pick<StoredEntry, 'entry' | 'isRetired'>): Cells {
  const texts = textFields.flatMap((field): [string, string][] => [
    [field, entry[field]],
    ...otherLanguages.map((language): [string, string] => [
      `${field}.${language}`,
      entry.words[language]?.[field] ?? '',
    ]),
  ])
  return {
    id: entry.id,
    ...Object.fromEntries(texts),
    ...{ website: entry.website, category: entry.category },
    ...Object.fromEntries(listFields.map((name) => [name, (entry[name] ?? []).join('|')])),
    ...Object.fromEntries(
      numberParts.map((part) => [`number.${part}`, entry.number?.[part] ?? '']),
    ),
    ...{ scopeIs: entry.scopeIs ?? '', validMonths: String(entry.validMonths ?? '') },
    ...{ register: entry.register ?? '', thirdParty: yesOrNo(entry.thirdParty) },
    retired: yesOrNo(isRetired),
  }
}

const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')
