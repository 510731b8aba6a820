import type { OwnTexts } from '#src/contract/own-texts.ts'
import { directionOf, isLanguage, type Language } from '#src/i18n/languages.ts'
import { createTexts, type Texts } from '#src/i18n/texts.ts'
import { brandedTexts } from './branded-texts.ts'
import { isolatePlaces } from './isolate-places.ts'
import type { LanguageTexts } from './page-texts.ts'

const made = new WeakMap<LanguageTexts, Texts>()

/**
 * The texts of a language for the pages and mails that the server words by itself.
 * @param own those that the brand of the page or mail words in its own way
 */
export function serverTexts(language: Language, own?: OwnTexts): Texts {
  const all = brandedTexts(language, own)
  const known = made.get(all) ?? make(all)
  made.set(all, known)
  return known
}

/**
 * The texts for a person whose language may be known.
 * @param stored the language of their account
 * @param otherwise taken where that is not known
 * @param own those that the brand words in its own way under which they are addressed
 */
export function textsForPerson(
  stored: string | null | undefined,
  otherwise: Language,
  own?: OwnTexts,
): Texts {
  return serverTexts(isLanguage(stored) ? stored : otherwise, own)
}

function make({ texts, dictionaries }: LanguageTexts): Texts {
  const { language } = texts
  if (directionOf(language) === 'ltr') return texts
  const isolated = createTexts(language, {})
  for (const messages of dictionaries.values()) isolated.add(isolatePlaces(messages))
  return isolated
}
