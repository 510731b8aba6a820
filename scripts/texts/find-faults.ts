import { isLanguage, localeOf } from '../../src/i18n/languages.ts'
import type { Dictionary } from '../../server/texts/dictionaries.ts'
import { messageShape } from './message-shape.ts'

/**
 * What is wrong with the messages of a language beside those of English: one that is missing or that
 * English does not have, another place or tag, a plural without a form that the language has, a space
 * too many at an end.
 * @param language its tag
 * @returns a sentence for each fault
 */
export function findFaults(language: string, own: Dictionary, english: Dictionary): string[] {
  const missing = [...english.keys()].filter((id) => !own.has(id)).map((id) => `${id} is missing`)
  const surplus = [...own.keys()]
    .filter((id) => !english.has(id))
    .map((id) => `${id} is not English`)
  const wrong = [...own].flatMap(([id, message]) => {
    const original = english.get(id)
    return original === undefined
      ? []
      : faultsOf(language, message, original).map((fault) => `${id} ${fault}`)
  })
  return [...missing, ...surplus, ...wrong].map((fault) => `${language}: ${fault}`)
}

function faultsOf(language: string, message: string, original: string): string[] {
  const [own, english] = [messageShape(message), messageShape(original)]
  const faults: string[] = []
  if (message.trim() === '') faults.push('is empty')
  if (message.trim() !== message && original.trim() === original) {
    faults.push('begins or ends with a space')
  }
  for (const one of own.unknown) faults.push(`has ${one}, which cannot be worded`)
  if (!isSame(own.places.keys(), english.places.keys())) faults.push('has other places')
  if (!isSame(own.tags, english.tags)) faults.push('has other tags')
  const needed = pluralForms(language)
  for (const forms of own.plurals) {
    const lacking = needed.filter((form) => !forms.includes(form))
    const needless = forms.filter((form) => !needed.includes(form))
    if (lacking.length > 0) faults.push(`lacks the plural ${lacking.join(', ')}`)
    if (needless.length > 0)
      faults.push(`has the plural ${needless.join(', ')}, which is never used`)
  }
  for (const [index, forms] of own.choices.entries()) {
    if (!isSame(forms, english.choices[index] ?? [])) faults.push('has other choices')
  }
  return faults
}

/** @see https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html */
function pluralForms(language: string): readonly string[] {
  const locale = isLanguage(language) ? localeOf(language) : language
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories
}

function isSame(one: Iterable<string>, other: Iterable<string>): boolean {
  return [...one].toSorted().join() === [...other].toSorted().join()
}
