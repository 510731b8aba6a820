import { defaultLanguage, type Language } from '../i18n/languages.ts'

/**
 * Path of the preview picture of the portal itself, in a language.
 * @param path of the one in English
 */
export function portalPreviewIn(language: Language, path: string): string {
  return `${path}${language === defaultLanguage ? '' : `?language=${language}`}`
}

/**
 * Path of the preview picture of a public profile, in a language.
 * @param version of the profile: readers keep a picture by its address, and a changed profile has another
 */
export function profilePreviewIn(
  language: Language,
  { slug, version }: { slug: string; version: number },
): string {
  const words = language === defaultLanguage ? '' : `&language=${language}`
  return `/previews/organization/${encodeURIComponent(slug)}.png?v=${version}${words}`
}
