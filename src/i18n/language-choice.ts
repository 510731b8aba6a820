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

/** @param cookies as the browser or a request has them: `name=value; name=value` */
export function languageInCookies(cookies: string): Language | null {
  const [, value] = /(?:^|;\s*)language=([\w-]+)/.exec(cookies) ?? []
  return isLanguage(value) ? value : null
}

/**
 * The first of the languages that a person prefers which the portal has; `de-AT` counts as `de`.
 * @param preferred tags of BCP 47, the dearest first
 */
export function preferredLanguage(
  preferred: readonly string[],
  offered: readonly Language[],
): Language | null {
  for (const tag of preferred) {
    const [main = ''] = tag.toLowerCase().split('-', 1)
    const found = offered.find((language) => language === main)
    if (found) return found
  }
  return null
}
