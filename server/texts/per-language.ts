import type { Language } from '#src/i18n/languages.ts'

/** What takes a while to make is made once for each language, when that is first asked for. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}
