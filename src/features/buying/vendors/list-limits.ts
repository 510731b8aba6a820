import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import type { Language } from '#src/i18n/languages.ts'
import { megabyteFormat } from '#src/i18n/number-formats.ts'

/** What a list may have, in words. */
export function listLimits(language: Language) {
  const { format } = countFormat(language)
  return {
    most: megabyteFormat(language).format(vendorLimits.bytes / 1_000_000),
    rows: format(vendorLimits.rows),
    columns: format(vendorLimits.columns),
    characters: format(vendorLimits.cell),
  }
}
