import { isLanguage } from './languages.ts'

/**
 * Open pages have an address for each language: `/de/benefits`. Without a language in front it is the page
 * in the language that its reader prefers.
 * @param path of an address of the portal, without its query
 * @returns what stands in front of the paths that the routes know: empty, or such as `/de`
 */
export function languageBase(path: string): string {
  const first = path.split('/')[1]
  return isLanguage(first) ? `/${first}` : ''
}
