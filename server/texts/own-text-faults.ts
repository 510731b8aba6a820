import * as limits from '#src/contract/limits.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#src/i18n/languages.ts'
import { messageFaults } from '#src/i18n/message-faults.ts'
import { mayBeOwn } from '#src/i18n/own-texts.ts'
import { sourcesOf } from './message-sources.ts'
import { textsOf } from './page-texts.ts'

/** What of the texts of a brand cannot be shown. */
export type OwnTextFault = {
  /** `texts`, and the language and id of the text where it is about one. */
  keys: readonly string[]
  /** The end of the id of its words, and what stands in these. */
  kind: string
  params: Readonly<Record<string, string>>
}

/** All that is wrong with the texts that a brand words in its own way. */
export function ownTextFaults(texts: OwnTexts = {}): OwnTextFault[] {
  const length = lengthOf(texts)
  const most = limits.ownTextsTotal
  const params = { length: String(length), most: String(most) }
  return [
    ...(length > most ? [{ keys: ['texts'], kind: 'tooMuch', params }] : []),
    ...Object.entries(texts).flatMap(([language, messages]): OwnTextFault[] => {
      const keys = ['texts', language]
      if (!isLanguage(language)) return [{ keys, kind: 'unknownLanguage', params: {} }]
      return Object.entries(messages).flatMap(([id, message]) =>
        faultsOf({ language, id, message }).map((fault) => ({ keys: [...keys, id], ...fault })),
      )
    }),
  ]
}

/** A fault in words: what follows the name of the field, but for a sentence about all texts together. */
export function ownFaultInWords(
  { kind, params }: Pick<OwnTextFault, 'kind' | 'params'>,
  language = defaultLanguage,
): string {
  return textsOf(language).texts.find(`operate-texts.faults.${kind}`, params) ?? kind
}

/** Characters of all texts together. */
function lengthOf(texts: OwnTexts): number {
  const all = Object.values(texts).flatMap((messages) => Object.values(messages))
  return all.reduce((length, message) => length + message.length, 0)
}

type OwnText = { language: Language; id: string; message: string }

function faultsOf({ language, id, message }: OwnText): Omit<OwnTextFault, 'keys'>[] {
  const original = sourcesOf(language).get(id)
  if (original === undefined) return [{ kind: 'unknownId', params: {} }]
  if (!mayBeOwn(id)) return [{ kind: 'fixed', params: {} }]
  const translations = languages.flatMap((one) => sourcesOf(one).get(id) ?? [])
  return messageFaults(language, message, original, translations).map(({ kind, what }) => ({
    ...{ kind, params: { what } },
  }))
}

/** Whether a text may stand in the place of the portal's own. */
export const fitsAsOwn = (text: OwnText): boolean => faultsOf(text).length === 0
