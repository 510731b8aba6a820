import type { Language } from '../../src/i18n/languages.ts'
import { type CompiledMessages, createTexts, type Texts } from '../../src/i18n/texts.ts'
import { compileDictionary, dictionaryNames, readDictionary } from './dictionaries.ts'

/**
 * What every page needs, whatever it shows: the frame says when the network goes, or a part fails, and
 * what passes over a page, such as a notification, is no part of its rendering.
 */
const always = ['frame', 'ui']

type LanguageTexts = { texts: Texts; dictionaries: ReadonlyMap<string, CompiledMessages> }
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
 * @returns `texts`, for its components, and `used`: the dictionaries that these have taken from, whole,
 *   since a page that becomes live needs the rest of them too
 */
export function pageTexts(language: Language): {
  texts: Texts
  used: (also: readonly string[]) => CompiledMessages
} {
  const { texts, dictionaries } = textsOf(language)
  const names = new Set(always)
  const note = (id: string) => names.add(id.slice(0, id.indexOf('.')))
  const t: Texts['t'] = (id, ...values) => {
    note(id)
    return texts.t(id, ...values)
  }
  const find: Texts['find'] = (id, values) => {
    note(id)
    return texts.find(id, values)
  }
  const used = (also: readonly string[]): CompiledMessages =>
    merged([...names, ...also].map((name) => dictionaries.get(name) ?? {}))
  return { texts: { ...texts, t, find }, used }
}

function merged(dictionaries: Iterable<CompiledMessages>): CompiledMessages {
  return Object.fromEntries([...dictionaries].flatMap((one) => Object.entries(one)))
}
