import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'
import { type CompiledMessages, createTexts, type Texts } from '../../src/i18n/texts.ts'
import { compileDictionary, dictionaryNames, readDictionary } from './dictionaries.ts'

/**
 * What every page may need, whatever it shows: the frame says when the network goes, or a part fails, and
 * what passes over a page, such as a notification, is no part of its rendering.
 */
const always = ['frame', 'ui']

type Needs = {
  /** Dictionaries that the page needs whole. */
  whole: readonly string[]
  /** Ids that the code of the page may word once it is live; null where that is not known. */
  live: ReadonlySet<string> | null
}

/** All texts of a language, and the same by the names of their dictionaries. */
export type LanguageTexts = { texts: Texts; dictionaries: ReadonlyMap<string, CompiledMessages> }
const read = new Map<Language, LanguageTexts>()

/** All texts of a language, read once. */
export function textsOf(language: Language): LanguageTexts {
  const known = read.get(language)
  if (known) return known
  const dictionaries = new Map(
    dictionaryNames(language).map(
      (name) => [name, compileDictionary(readDictionary(language, name))] as const,
    ),
  )
  const texts = createTexts(language, merged(dictionaries.values()))
  read.set(language, { texts, dictionaries })
  return { texts, dictionaries }
}

/**
 * The texts for one page that is rendered.
 * @param all that there are in its language
 * @returns `texts`, for its components, and `used`: what these have taken, and of the same dictionaries
 *   what the page may need once it is live
 */
export function pageTexts({ texts, dictionaries }: LanguageTexts): {
  texts: Texts
  used: (needs: Needs) => CompiledMessages
} {
  const taken = new Set<string>()
  const note = (id: string) => taken.add(id)
  const t: Texts['t'] = (id, ...values) => {
    note(id)
    return texts.t(id, ...values)
  }
  const find: Texts['find'] = (id, values) => {
    note(id)
    return texts.find(id, values)
  }
  const used = ({ whole, live }: Needs): CompiledMessages => {
    const names = new Set([...always, ...whole, ...[...taken].map(dictionaryOf)])
    const all = merged([...names].map((name) => dictionaries.get(name) ?? {}))
    if (!live) return all
    const isNeeded = (id: string) =>
      live.has(id) || whole.includes(dictionaryOf(id)) || (taken.has(id) && !isOfHead(id))
    return Object.fromEntries(Object.entries(all).filter(([id]) => isNeeded(id)))
  }
  return { texts: { ...texts, t, find }, used }
}

function merged(dictionaries: Iterable<CompiledMessages>): CompiledMessages {
  return Object.fromEntries([...dictionaries].flatMap((one) => Object.entries(one)))
}

/** What stands in the head and is in no code of the page is for search engines and previews of links. */
const isOfHead = (id: string): boolean => id.includes('.head.')

export function dictionaryOf(id: string): string {
  return id.slice(0, id.indexOf('.'))
}

/** Ids of all messages. */
export function textIds(): string[] {
  const { dictionaries } = textsOf(defaultLanguage)
  return [...dictionaries.values()].flatMap((one) => Object.keys(one))
}
