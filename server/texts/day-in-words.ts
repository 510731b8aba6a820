import type { Day } from '#src/contract/trust/local-date.ts'
import type { Language } from '#src/i18n/languages.ts'
import { longDate } from '#src/i18n/long-date.ts'
import { textsOf } from './page-texts.ts'

/**
 * A day in full, whose parts are no places of their own: in a sentence from right to left they would stand
 * the other way round (https://www.unicode.org/reports/tr9/#X5c skips what is isolated).
 * @param day or an instant, whose day in UTC is meant
 */
export const dayInWords = (language: Language, day: Day): string =>
  longDate(textsOf(language).texts.t, new Date(day))
