import * as v from 'valibot'
import { profileTexts } from './profile-texts.ts'

/**
 * The languages, by their tag of BCP 47, in which a profile may have a description besides the main one: those
 * that LNG-1 plans. They are more than the portal's own, because browsers of buyers and other clients ask
 * the API in theirs. A text of a profile is for one of them, or is the main description, whose language
 * nobody has to say.
 */
export const descriptionLanguages = ['en', 'de', 'fr', 'es', 'pt', 'ar'] as const
export type DescriptionLanguage = (typeof descriptionLanguages)[number]
/** Those that a profile has, none of them empty. */
export type Descriptions = { [Language in DescriptionLanguage]?: string | undefined }

/** The description in one language as a field of its own: two people may write in two languages at once. */
export type DescriptionName = `descriptions.${DescriptionLanguage}`

/** The field of a description, which is also the path under which the API names it. */
export const descriptionName = (language: DescriptionLanguage): DescriptionName =>
  `descriptions.${language}`

export const descriptionNames = descriptionLanguages.map(descriptionName)

/** @returns what `make` makes of each language, under the name of its field */
export function forDescriptions<Value>(
  make: (language: DescriptionLanguage) => Value,
): Record<DescriptionName, Value> {
  return Object.fromEntries(
    descriptionLanguages.map((language) => [descriptionName(language), make(language)]),
  ) as Record<DescriptionName, Value>
}

function forLanguages<Value>(make: () => Value): Record<DescriptionLanguage, Value> {
  return Object.fromEntries(descriptionLanguages.map((language) => [language, make()])) as Record<
    DescriptionLanguage,
    Value
  >
}

/** In the details; a back end that knows a language more says so without harm. */
export const descriptions = v.object(forLanguages(() => v.optional(v.string())))

/**
 * In a save: the languages that change, and null for one whose text goes. What it does not name stays, so
 * that who knows fewer languages deletes nothing.
 */
export const descriptionsPatch = v.strictObject(
  forLanguages(() => v.optional(v.nullable(profileTexts.description.rule))),
  'is not a language that a description can have',
)

/** In what a device stores: a release that did not know a language has stored nothing in it. */
export const storedDescriptions = forDescriptions(() => v.optional(v.string(), ''))

/** The form in which the server stores what was typed. */
export const { plain: plainDescription } = profileTexts.description
