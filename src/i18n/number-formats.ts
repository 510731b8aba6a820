import { oncePerLanguage } from './once-per-language.ts'

export const percentFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)

export const kilobyteFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }),
)

export const megabyteFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)

/** By how much something has become more or less, as a whole percentage with its sign. */
export const changeFormat = /* @__PURE__ */ oncePerLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
)
