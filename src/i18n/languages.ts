/**
 * The languages of the portal, by their tag of BCP 47. Each has a folder of dictionaries in `texts/`;
 * another language is a row here and such a folder.
 */
const table = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de' },
  // With European digits, as numbers of certificates and registers, which stand beside, are written.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
} as const

export type Language = keyof typeof table

/** In the order in which people choose among them. */
export const languages = Object.keys(table) as Language[]
export const defaultLanguage: Language = 'en'
/** Those that people may choose, and in which the server answers. */
export const offeredLanguages: readonly Language[] = [...languages]

/** Whether a text, such as a part of an address, is the tag of a language of the portal. */
export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(table, text)
}

/** What a language is called by those who speak it. */
export const nameOf = (language: Language): string => table[language].name

/** Where a line of the language begins. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => table[language].direction

/** The locale in which numbers and plurals of the language are written, for `Intl`. */
export const localeOf = (language: Language): string => table[language].locale
