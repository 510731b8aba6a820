import { directionOf, isLanguage, type Language } from '#src/i18n/languages.ts'
import { createTexts, type Texts } from '#src/i18n/texts.ts'
import { isolatePlaces } from './isolate-places.ts'
import { textsOf } from './page-texts.ts'

const made = new Map<Language, Texts>()

/** The texts of a language for the pages and mails that the server words by itself. */
export function serverTexts(language: Language): Texts {
  const known = made.get(language) ?? make(language)
  made.set(language, known)
  return known
}

/**
 * The texts for a person whose language may be known.
 * @param stored the language of their account
 * @param otherwise taken where that is not known
 */
export function textsForPerson(stored: string | null | undefined, otherwise: Language): Texts {
  return serverTexts(isLanguage(stored) ? stored : otherwise)
}

function make(language: Language): Texts {
  const { texts, dictionaries } = textsOf(language)
  if (directionOf(language) === 'ltr') return texts
  const isolated = createTexts(language, {})
  for (const messages of dictionaries.values()) isolated.add(isolatePlaces(messages))
  return isolated
}
