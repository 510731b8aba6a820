import { type Language, localeOf } from '#src/i18n/languages.ts'

/**
 * When something happened, in the words of a mail; in UTC.
 * @param milliseconds since the epoch
 */
export function mailMoment(language: Language, milliseconds: number): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), options).format(milliseconds)
}
