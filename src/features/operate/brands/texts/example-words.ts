import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Language, localeOf } from '#src/i18n/languages.ts'
import { placeTypes, pluralForms } from '#src/i18n/message-faults.ts'
import { messageShape, type PlaceType } from '#src/i18n/message-shape.ts'
import { type CompiledMessage, type MessageValues, wordMessage } from '#src/i18n/word-message.ts'

/** Examples of one text. */
const most = 6
/** Numbers among which each form of a plural has one, in every language. */
const numbers = [...Array.from({ length: 30 }, (_, number) => number), 100, 1_000_000]

/**
 * A text as people might read it: with names of its places for texts, and with a number for each form of the
 * plural or a choice after the other.
 * @param message without a fault
 * @param translations the portal's own, of which one may say that a place takes a number
 * @returns each differently worded example once
 */
export function textExamples(
  language: Language,
  message: string,
  translations: readonly string[],
): string[] {
  const shapes = [message, ...translations].map(messageShape)
  const types = [...placeTypes(shapes)]
  const forms = [...new Set(shapes.flatMap(({ choices }) => choices).flat())]
  const tries = Math.max(
    types.some(([, type]) => type === 'number') ? samples(language).length : 1,
    types.some(([, type]) => type === 'choice') ? forms.length : 1,
  )
  const rules = new Intl.PluralRules(localeOf(language))
  const compiled = compileMessageOrThrow(message) as CompiledMessage
  const worded = Array.from({ length: tries }, (_, at) => {
    const values = Object.fromEntries(
      types.map(([name, type]) => [name, sampleOf(type, name, { at, language, forms })]),
    ) satisfies MessageValues
    return wordMessage(compiled, values, () => rules)
  })
  return [...new Set(worded)].slice(0, most)
}

type Try = { at: number; language: Language; forms: readonly string[] }

function sampleOf(type: PlaceType, name: string, { at, language, forms }: Try): string | number {
  if (type === 'number') return samples(language).at(at) ?? samples(language).at(-1) ?? 0
  return type === 'choice' ? (forms.at(at) ?? 'other') : `‹${name}›`
}

/** The first number above none of each form of the plural; none where it has a form of its own. */
function samples(language: Language): number[] {
  const rules = new Intl.PluralRules(localeOf(language))
  return pluralForms(language)
    .map((form) => {
      const fitting = numbers.filter((number) => rules.select(number) === form)
      return fitting.find((number) => number > 0) ?? 0
    })
    .toSorted((one, other) => one - other)
}
