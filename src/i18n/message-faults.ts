import { isLanguage, localeOf } from './languages.ts'
import { type MessageShape, messageShape, type PlaceType } from './message-shape.ts'

/** What can be wrong with a message that is to stand for another one, as the console words it. */
export const messageFaultKinds = [
  'syntax',
  'empty',
  'edges',
  'unseen',
  'format',
  'placesMissing',
  'placesUnknown',
  'placesUnfit',
  'tagsMissing',
  'tagsUnknown',
  'tagsOpen',
  'pluralMissing',
  'pluralUnused',
  'choicesMissing',
  'choicesUnknown',
] as const
export type MessageFault = {
  kind: (typeof messageFaultKinds)[number]
  /** Names of the places, tags or forms in question, as they are written; may be empty. */
  what: string
}

/** Control characters, and all that turns the direction of the text behind it. A line may be broken. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/

/**
 * What is wrong with a message of a language that stands for another one: what the code puts into the one
 * must fit into the other.
 * @param language its tag; plurals need all forms of it
 * @param message in ICU's syntax
 * @param original the one that it stands for, in ICU's syntax too
 * @param translations the original in further languages: a number that it writes as it is may decide there
 */
export function messageFaults(
  language: string,
  message: string,
  original: string,
  translations: readonly string[] = [],
): MessageFault[] {
  if (message.trim() === '') return [{ kind: 'empty', what: '' }]
  const own = shapeOf(message)
  if (!own) return [{ kind: 'syntax', what: '' }]
  const other = messageShape(original)
  const isPadded = message.trim() !== message && original.trim() === original
  return [
    ...(isPadded ? [{ kind: 'edges', what: '' } as const] : []),
    ...(unseen.test(message) ? [{ kind: 'unseen', what: '' } as const] : []),
    ...fault('format', own.unknown),
    ...placeFaults(own.places, placeTypes([other, ...translations.map(messageShape)])),
    ...fault('tagsMissing', lacking(other.tags, own.tags), tag),
    ...fault('tagsUnknown', lacking(own.tags, other.tags), tag),
    ...fault('tagsOpen', openTags(message)),
    ...pluralFaults(language, own),
    ...choiceFaults(own, other),
  ]
}

function shapeOf(message: string): MessageShape | null {
  try {
    return messageShape(message)
  } catch {
    return null
  }
}

const place = (name: string) => `{${name}}`
const tag = (name: string) => `<${name}>`

function fault(
  kind: MessageFault['kind'],
  names: readonly string[],
  write: (name: string) => string = (name) => name,
): MessageFault[] {
  const written = [...new Set(names)].map(write)
  return written.length > 0 ? [{ kind, what: written.join(', ') }] : []
}

const lacking = (all: Iterable<string>, own: { has(name: string): boolean }): string[] =>
  [...all].filter((name) => !own.has(name))

/** What each place of a message takes, of which one of its languages may say more than another. */
export function placeTypes(shapes: readonly MessageShape[]): Map<string, PlaceType> {
  const types = new Map<string, PlaceType>()
  for (const [name, type] of shapes.flatMap(({ places }) => [...places]))
    if (type !== 'text' || !types.has(name)) types.set(name, type)
  return types
}

function placeFaults(
  own: MessageShape['places'],
  original: MessageShape['places'],
): MessageFault[] {
  const unfit = [...own].filter(([name, type]) => !fits(type, original.get(name)))
  return [
    ...fault('placesMissing', lacking(original.keys(), own), place),
    ...fault('placesUnknown', lacking(own.keys(), original), place),
    ...fault(
      'placesUnfit',
      unfit.map(([name]) => name),
      place,
    ),
  ]
}

/** A number may be written as it is; a text has no plural, and a choice is a code that nobody can read. */
function fits(own: PlaceType, original: PlaceType | undefined): boolean {
  return original === undefined || own === original || (own === 'text' && original === 'number')
}

/** `RichText` takes tags in pairs that do not nest; any other would be read as it is written. */
function openTags(message: string): string[] {
  const inner: string[] = []
  const rest = message.replaceAll(/<(\w+)>(.*?)<\/\1>/gs, (_pair, _name, words: string) => {
    inner.push(words)
    return ''
  })
  return [rest, ...inner].flatMap((text) => text.match(/<\/?\w+>/g) ?? [])
}

function pluralFaults(language: string, { plurals }: MessageShape): MessageFault[] {
  const needed = new Set<string>(pluralForms(language))
  return plurals.flatMap((forms) => [
    ...fault('pluralMissing', lacking(needed, new Set(forms))),
    ...fault('pluralUnused', lacking(forms, needed)),
  ])
}

/** @see https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html */
export function pluralForms(language: string): readonly string[] {
  const locale = isLanguage(language) ? localeOf(language) : language
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories
}

function choiceFaults(own: MessageShape, original: MessageShape): MessageFault[] {
  return own.choices.flatMap((forms, index) => {
    const others = original.choices[index] ?? []
    return [
      ...fault('choicesMissing', lacking(others, new Set(forms))),
      ...fault('choicesUnknown', lacking(forms, new Set(others))),
    ]
  })
}
