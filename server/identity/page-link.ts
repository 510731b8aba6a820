import { defaultLanguage } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Site } from './site.ts'

/**
 * The address of a page of the identity provider, in the language of the mail that leads there: the
 * browser that opens it may prefer another. English, as ever, is not named.
 * @param texts of the mail
 * @param path with its query, where it has one
 */
export function pageLink(
  { origin }: Pick<Site, 'origin'>,
  { language }: Pick<Texts, 'language'>,
  path: string,
): string {
  const url = new URL(path, origin)
  if (language !== defaultLanguage) url.searchParams.set('ui_locales', language)
  return url.href
}
