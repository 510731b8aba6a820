import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import type { Language } from '#src/i18n/languages.ts'
import { type CompiledMessages, createTexts } from '#src/i18n/texts.ts'
import { compileDictionary } from './dictionaries.ts'
import { fitsAsOwn } from './own-text-faults.ts'
import { dictionaryOf, type LanguageTexts, textsOf } from './page-texts.ts'

/** All texts of a language as a brand words them. */
export type BrandedTexts = LanguageTexts & {
  /** Those in its own way alone; empty where all are the portal's. */
  own: CompiledMessages
  /** Changes with them; empty where there are none. */
  mark: string
}

/** Brands whose texts are compiled, in each language: 0.2 MB of objects for one with a hundred own texts. */
const most = 60
const compiled = new LRUCache<string, BrandedTexts>({ max: most })
const plain = new Map<Language, BrandedTexts>()

/**
 * All texts of a language, with those of a brand in the place of the portal's. One that does not fit any
 * more, since a later release has other places or no such text, is left out: the portal's own stands then.
 */
export function brandedTexts(language: Language, texts: OwnTexts | undefined): BrandedTexts {
  const written = texts?.[language]
  if (!written || Object.keys(written).length === 0) return plainTexts(language)
  const mark = createHash('sha256')
    .update(JSON.stringify([language, written]))
    .digest('base64url')
    .slice(0, 16)
  const known = compiled.get(mark) ?? compile(language, written, mark)
  compiled.set(mark, known)
  return known
}

function plainTexts(language: Language): BrandedTexts {
  const known = plain.get(language) ?? { ...textsOf(language), own: {}, mark: '' }
  plain.set(language, known)
  return known
}

function compile(
  language: Language,
  written: Readonly<Record<string, string>>,
  mark: string,
): BrandedTexts {
  const { dictionaries } = textsOf(language)
  const fitting = Object.entries(written).filter(([id, text]) =>
    fitsAsOwn({ language, id, message: text }),
  )
  const own = compileDictionary(new Map(fitting))
  const branded = new Map(dictionaries)
  for (const [id, message] of Object.entries(own)) {
    const name = dictionaryOf(id)
    branded.set(name, { ...branded.get(name), [id]: message })
  }
  const texts = createTexts(language, Object.assign({}, ...branded.values()) as CompiledMessages)
  return { texts, dictionaries: branded, own, mark }
}
