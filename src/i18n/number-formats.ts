import { oncePerLanguage } from './once-per-language.ts'

export const percentFormat = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)

export const kilobyteFormat = oncePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }),
)

export const megabyteFormat = oncePerLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)
