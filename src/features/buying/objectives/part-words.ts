import type { NamedPart } from '#src/contract/buyers/objective.ts'
import { oncePerLanguage } from '#src/i18n/once-per-language.ts'
import type { Texts } from '#src/i18n/texts.ts'

const orFormat = oncePerLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** The values of a part as one text: any one of them does. */
export const valuesInWords = ({ language }: Pick<Texts, 'language'>, { values }: NamedPart) =>
  orFormat(language).format(values.map(({ name }) => name))

/** A part as one text, such as `Serves Kenya or Uganda`. */
export function partInWords(texts: Texts, part: NamedPart): string {
  const { t } = texts
  const kind = t(`buying.kinds.${part.kind}`)
  return t('buying.fits.part', { kind, values: valuesInWords(texts, part) })
}
