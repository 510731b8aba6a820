import { oncePerLanguage } from './once-per-language.ts'

/** A day of UTC without its year, for axes. */
export const shortDayFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** A day of UTC in full. */
export const utcDayFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
)
