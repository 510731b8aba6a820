import { isLanguage, type Language } from './languages.ts'

/** @param cookies as the browser or a request has them: `name=value; name=value` */
export function languageInCookies(cookies: string): Language | null {
  const [, value] = /(?:^|;\s*)language=([\w-]+)/.exec(cookies) ?? []
  return isLanguage(value) ? value : null
}

/**
 * The first of the languages that a person prefers which is offered; `de-AT` counts as `de`.
 * @param preferred tags of BCP 47, the dearest first
 */
export function preferredLanguage<Tag extends string>(
  preferred: readonly string[],
  offered: readonly Tag[],
): Tag | null {
  for (const tag of preferred) {
    const [main = ''] = tag.toLowerCase().split('-', 1)
    const found = offered.find((language) => language === main)
    if (found) return found
  }
  return null
}
