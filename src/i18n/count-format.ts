import { oncePerLanguage } from './once-per-language.ts'

/** A count, with the separators of its language. */
export const countFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale),
)
