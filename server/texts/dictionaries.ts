import { readdirSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessages } from '../../src/i18n/texts.ts'

/** Messages as they are written, in ICU's syntax, by id: name of the dictionary, dot, key. */
export type Dictionary = ReadonlyMap<string, string>

const folder = new URL('../../texts/', import.meta.url)

/** @returns names of the dictionaries of a language, in order */
export function dictionaryNames(language: string): string[] {
  const files = readdirSync(new URL(`${language}/`, folder))
  return files.map((file) => file.replace(/\.json$/, '')).toSorted()
}

/**
 * Reads `texts/LANGUAGE/NAME.json`. Keys that begin with `@` are remarks for translators.
 * @throws SyntaxError when it is no JSON
 */
export function readDictionary(language: string, name: string): Dictionary {
  const text = readFileSync(new URL(`${language}/${name}.json`, folder), 'utf8')
  const entries = Object.entries(JSON.parse(text) as Record<string, string>)
  const messages = entries.filter(([key]) => !key.startsWith('@'))
  return new Map(messages.map(([key, message]) => [`${name}.${key}`, message]))
}

/**
 * What `wordMessage` words, by id.
 * @throws Error when a message is not in ICU's syntax
 */
export function compileDictionary(dictionary: Dictionary): CompiledMessages {
  const compiled = [...dictionary].map(([id, message]) => {
    try {
      return [id, compileMessageOrThrow(message)] as const
    } catch (cause) {
      throw new Error(`The text ${id} cannot be read: ${message}`, { cause })
    }
  })
  return Object.fromEntries(compiled) as CompiledMessages
}
