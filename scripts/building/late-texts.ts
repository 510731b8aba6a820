import type { Plugin } from 'vite'
import {
  compileDictionary,
  dictionaryNames,
  readDictionary,
} from '../../server/texts/dictionaries.ts'
import { type DictionaryGroup, groupOf, isNeededIn } from '../../src/i18n/dictionary-groups.ts'
import { isLanguage, type Language, languages } from '../../src/i18n/languages.ts'

const all = 'virtual:late-texts'
const part = /^virtual:late-texts\/(\w+)\/(guest|user)$/

/**
 * Gives the portal the messages of each language and group of dictionaries as a part of its own, with a
 * module that loads them: `virtual:late-texts`.
 */
export function lateTexts(): Plugin {
  return {
    name: 'late-texts',
    resolveId: (id) => (id === all || part.test(id) ? `\0${id}` : null),
    load(resolved) {
      if (resolved === `\0${all}`) return loaders()
      const [, language, group] = part.exec(resolved.slice(1)) ?? []
      if (resolved[0] !== '\0' || !isLanguage(language)) return null
      const messages = JSON.stringify(messagesOf(language, group as DictionaryGroup))
      return `export const messages = JSON.parse(${JSON.stringify(messages)})`
    },
  }
}

function loaders(): string {
  const load = (language: Language, group: DictionaryGroup) =>
    `${group}: () => import('virtual:late-texts/${language}/${group}')`
  const rows = languages.map(
    (language) => `  ${language}: { ${load(language, 'guest')}, ${load(language, 'user')} },`,
  )
  return ['export const lateTexts = {', ...rows, '}'].join('\n')
}

function messagesOf(language: Language, group: DictionaryGroup): object {
  const names = dictionaryNames(language).filter(
    (name) => groupOf(name) === group && isNeededIn(language, name),
  )
  const compiled = names.map((name) => compileDictionary(readDictionary(language, name)))
  return Object.assign({}, ...compiled) as object
}
