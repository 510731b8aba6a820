import { languages } from '#src/i18n/languages.ts'
import type { Translate } from '#src/i18n/texts.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { textsOf } from '../texts/page-texts.ts'

/** Words of the portal itself as an operator's text, in all languages. */
export function fromDictionary(word: (t: Translate) => string): OperatorText {
  const words = languages.map((language) => [language, word(textsOf(language).texts.t)])
  return Object.fromEntries(words) as OperatorText
}
