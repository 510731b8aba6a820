import { oncePerLanguage } from './once-per-language.ts'

/** Several names as one text: `a, b and c`. */
export const listFormat = /* @__PURE__ */ oncePerLanguage((locale) => new Intl.ListFormat(locale))

/** The order of names; small and capital letters, with accents or without, count as the same. */
export const nameOrder = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }),
)
