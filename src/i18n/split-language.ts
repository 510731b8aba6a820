import { languageBase } from './language-base.ts'
import { isLanguage, type Language } from './languages.ts'

/**
 * The parts of an address that may have a language in front (see {@link languageBase}).
 * @param address path and query
 * @returns `path` with its query as the routes know it; it begins with one slash where there was a language
 */
export function splitLanguage(address: string): {
  language: Language | null
  base: string
  path: string
} {
  const base = languageBase(/^[^?#]*/.exec(address)?.[0] ?? '')
  const language = base.slice(1)
  if (!isLanguage(language)) return { language: null, base, path: address }
  return { language, base, path: address.slice(base.length).replace(/^\/*/, '/') }
}
