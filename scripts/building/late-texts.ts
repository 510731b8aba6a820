import type { Plugin } from 'vite'
import {
  compileDictionary,
  dictionaryNames,
  readDictionary,
} from '../../server/texts/dictionaries.ts'
import { type DictionaryGroup, isNeededIn, isOfGroup } from '../../src/i18n/dictionary-groups.ts'
import { isLanguage, type Language, languages } from '../../src/i18n/languages.ts'

const part = /^virtual:(guest|user|operate|report|buying)-texts(?:\/(\w+))?$/

/**
 * Gives the portal the messages of each language and group of dictionaries as a part of its own, with a
 * module for each group that loads them, such as `virtual:guest-texts`.
 */
export function lateTexts(): Plugin {
  return {
    name: 'late-texts',
    resolveId: (id) => (part.test(id) ? `\0${id}` : null),
    load(resolved) {
      const [, group, language] = (resolved[0] === '\0' && part.exec(resolved.slice(1))) || []
      if (!group) return null
      if (!isLanguage(language)) return loaders(group)
      const messages = JSON.stringify(messagesOf(language, group as DictionaryGroup))
      return `export const messages = JSON.parse(${JSON.stringify(messages)})`
    },
  }
}

function loaders(group: string): string {
  const rows = languages.map(
    (language) => `  ${language}: () => import('virtual:${group}-texts/${language}'),`,
  )
  return [`export const ${group}Texts = {`, ...rows, '}'].join('\n')
}

/** The messages of the dictionaries of a group that a language needs, compiled. */
export function messagesOf(language: Language, group: DictionaryGroup): object {
  const names = dictionaryNames(language).filter(
    (name) => isOfGroup(name, group) && isNeededIn(language, name),
  )
  const compiled = names.map((name) => compileDictionary(readDictionary(language, name)))
  return Object.assign({}, ...compiled) as object
}
