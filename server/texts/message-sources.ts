import type { Language } from '#src/i18n/languages.ts'
import { type Dictionary, dictionaryNames, readDictionary } from './dictionaries.ts'
import { perLanguage } from './per-language.ts'

/** All messages of a language as they are written, by id. */
export const sourcesOf: (language: Language) => Dictionary = perLanguage(
  (language) =>
    new Map(dictionaryNames(language).flatMap((name) => [...readDictionary(language, name)])),
)
