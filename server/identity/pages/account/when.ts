import type { Language } from '#src/i18n/languages.ts'
import { localeOf } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { html, type Html } from '#server/markup/html.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

function formatOf(language: Language): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    })
  formats.set(language, format)
  return format
}

/**
 * A moment in words, in UTC: the server does not know in which zone people are.
 * @param milliseconds since the epoch
 */
export function inUtc({ t, language }: Texts, milliseconds: number): string {
  return t('identity-account.moment', { moment: formatOf(language).format(milliseconds) })
}

/**
 * Makes the element in which programs read a moment too.
 * @param milliseconds since the epoch
 */
export function timeTag(milliseconds: number): (inner: string) => Html {
  const iso = new Date(milliseconds).toISOString()
  return (inner) => html`<time datetime="${iso}">${inner}</time>`
}
