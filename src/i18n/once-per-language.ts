import { type Language, localeOf } from './languages.ts'

/** Formatters are slow to make, so there is one of each for a language. */
export function oncePerLanguage<Format>(
  make: (locale: string) => Format,
): (language: Language) => Format {
  const made = new Map<Language, Format>()
  return (language) => {
    const known = made.get(language) ?? make(localeOf(language))
    made.set(language, known)
    return known
  }
}
