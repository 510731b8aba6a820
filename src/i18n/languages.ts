/**
 * The languages of the portal, by their tag of BCP 47, as those call them who speak them. Each has a folder
 * of dictionaries in `texts/`; another language is a row here and such a folder.
 */
const names = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const
const rightToLeft: readonly string[] = ['ar']
/**
 * Locales for `Intl` that are not the tag itself. Arabic has European digits, as the numbers of certificates
 * and registers, which stand beside, are written.
 */
const locales: Partial<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' }

export type Language = keyof typeof names

/** In the order in which people choose among them. */
export const languages = Object.keys(names) as Language[]
export const defaultLanguage: Language = 'en'

/** Whether a text, such as a part of an address, is the tag of a language of the portal. */
export function isLanguage(text: string | null | undefined): text is Language {
  return typeof text === 'string' && Object.hasOwn(names, text)
}

/** The languages that a server says it offers; one that knows none has English pages. */
export function offeredIn({ languages: tags }: { languages?: string[] | undefined }): Language[] {
  const known = tags?.filter((tag) => isLanguage(tag)) ?? []
  return known.length > 0 ? known : [defaultLanguage]
}

/** What a language is called by those who speak it. */
export const nameOf = (language: Language): string => names[language]

/** Where a line of the language begins. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr'

/** The locale in which numbers and plurals of the language are written, for `Intl`. */
export const localeOf = (language: Language): string => locales[language] ?? language
