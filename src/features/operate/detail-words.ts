import { dayFormat } from '#src/i18n/day-format.ts'
import type { Language } from '#src/i18n/languages.ts'

/** Details that are days of the calendar, by their names in statements and in the history. */
const days: ReadonlySet<string> = new Set(['issuedOn', 'expiresOn', 'issued', 'expires'])

/**
 * A detail of a certificate as people read it: a day in full, everything else as it was written.
 * @param name of the detail
 * @param text its value, a day as `2026-02-28`
 */
export function detailWords(language: Language, name: string, text: string): string {
  // Noon, so that no time zone makes another day of it.
  return days.has(name) ? dayFormat(language).format(new Date(`${text}T12:00`)) : text
}
