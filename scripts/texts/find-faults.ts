import type { Dictionary } from '../../server/texts/dictionaries.ts'
import { faultInWords } from '../../server/texts/fault-in-words.ts'
import { messageFaults } from '../../src/i18n/message-faults.ts'

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
    if (original === undefined) return []
    // The number that decides here may be one that English writes as it is.
    const found = messageFaults(language, message, original, [message])
    return found.map((one) => `${id} ${faultInWords(one)}`)
  })
  return [...missing, ...surplus, ...wrong].map((fault) => `${language}: ${fault}`)
}
