import { oncePerLanguage } from './once-per-language.ts'

/** A day in full, in the time zone of the device. Apart from moments, which few need. */
export const dayFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
)
