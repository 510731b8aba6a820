import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What a place in a message takes. */
export type PlaceType = 'text' | 'number' | 'choice'

/** What of a message must be the same in each language, and what differs by the language. */
export type MessageShape = {
  /** The names of its places, with what they take. */
  places: ReadonlyMap<string, PlaceType>
  /** The names of the tags around parts of it. */
  tags: ReadonlySet<string>
  /** For each plural the forms that it has, without those for exact numbers. */
  plurals: readonly (readonly string[])[]
  /** The forms of each choice. */
  choices: readonly (readonly string[])[]
  /** What `wordMessage` does not know: formats of numbers and dates, ordinals, and `#`. */
  unknown: readonly string[]
}

type Forms = Record<string, unknown>

/**
 * Reads a message of a dictionary.
 * @throws Error when it is not in ICU's syntax
 */
export function messageShape(message: string): MessageShape {
  const places = new Map<string, PlaceType>()
  const tags = new Set<string>()
  const plurals: string[][] = []
  const choices: string[][] = []
  const unknown: string[] = []
  const visit = (tokens: unknown): void => {
    if (typeof tokens === 'string') {
      for (const [, tag = ''] of tokens.matchAll(/<(\w+)>/g)) tags.add(tag)
      return
    }
    for (const token of tokens as unknown[]) {
      if (token === '#') unknown.push(token)
      if (typeof token === 'string') visit(token)
      else visitPlace(token as [string, string?, Forms?])
    }
  }
  const visitPlace = ([name, type, forms = {}]: [string, string?, Forms?]) => {
    // The number that decides of a plural stands in its forms too, as a text.
    if (type !== undefined || !places.has(name)) places.set(name, typeOf(type))
    if (type !== undefined && type !== 'plural' && type !== 'select') unknown.push(type)
    if (type !== 'plural' && type !== 'select') return
    const { offset: _, ...all } = forms
    const named = Object.keys(all).filter((form) => !/^\d+$/.test(form))
    ;(type === 'select' ? choices : plurals).push(named)
    Object.values(all).forEach(visit)
  }
  visit(compileMessageOrThrow(message))
  return { places, tags, plurals, choices, unknown }
}

function typeOf(type: string | undefined): PlaceType {
  if (type === undefined) return 'text'
  return type === 'select' ? 'choice' : 'number'
}
