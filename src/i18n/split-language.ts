import { isLanguage, type Language } from './languages.ts'

/**
 * Open pages have an address for each language: `/de/benefits`. Without a language in front it is the page
 * in the language that its reader prefers.
 * @param path of an address of the portal, with or without its query
 * @returns `base` is what stands in front of the paths that the routes know: empty, or such as `/de`
 */
export function splitLanguage(path: string): {
  language: Language | null
  base: string
  path: string
} {
  const [, first] = /^\/([^/?#]*)/.exec(path) ?? []
  if (!isLanguage(first)) return { language: null, base: '', path }
  return {
    language: first,
    base: `/${first}`,
    path: path.slice(first.length + 1).replace(/^\/*/, '/'),
  }
}
