import {
  descriptionLanguages,
  descriptionName,
  type DescriptionLanguage,
  type DescriptionName,
} from '#src/contract/profile/descriptions.ts'

type Texts = Readonly<Record<DescriptionName, string>>

/** What was done in this form with the row of a language: it was opened, or removed with its text. */
export type RowStates = Readonly<
  Partial<Record<DescriptionLanguage, 'open' | { readonly removed: string }>>
>

/** A row is an input, or the place of one that was removed and can be had back with its text. */
export type DescriptionRow = {
  language: DescriptionLanguage
  /** null: an input. */
  removed: string | null
}

/**
 * The rows of the further descriptions, in the order of the languages.
 * @param fields as they are typed
 * @param base as the server has them: a text that is no longer typed was removed, maybe before a reload
 */
export function descriptionRows(fields: Texts, base: Texts, states: RowStates): DescriptionRow[] {
  return descriptionLanguages.flatMap((language): DescriptionRow[] => {
    const name = descriptionName(language)
    const state = states[language]
    // An input that is being emptied stays one.
    if (fields[name] || state === 'open') return [{ language, removed: null }]
    const removed = state?.removed || base[name]
    return removed ? [{ language, removed }] : []
  })
}
