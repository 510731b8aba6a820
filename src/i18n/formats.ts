import { type Language, localeOf } from './languages.ts'

/** Formatters are slow to make, so there is one of each for a language. */
function once<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>()
  return (language) => {
    const known = made.get(language) ?? make(localeOf(language))
    made.set(language, known)
    return known
  }
}

/** A day in full, in the time zone of the device. */
export const dayFormat = /* @__PURE__ */ once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
)

/** A day in full and the time, in the time zone of the device. */
export const momentFormat = /* @__PURE__ */ once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
)

/** Several names as one text: `a, b and c`. */
export const listFormat = /* @__PURE__ */ once((locale) => new Intl.ListFormat(locale))

export const percentFormat = /* @__PURE__ */ once(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)
export const kilobyteFormat = /* @__PURE__ */ once(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }),
)
export const megabyteFormat = /* @__PURE__ */ once(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)

/** The order of names; small and capital letters, with accents or without, count as the same. */
export const nameOrder = /* @__PURE__ */ once(
  (locale) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }),
)
