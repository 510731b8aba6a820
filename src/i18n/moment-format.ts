import { oncePerLanguage } from './once-per-language.ts'

/** A day in full and the time, in the time zone of the device. */
export const momentFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
)
