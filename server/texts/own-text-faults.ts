import * as limits from '#src/contract/limits.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#src/i18n/languages.ts'
import { messageFaults } from '#src/i18n/message-faults.ts'
import { mayBeOwn } from '#src/i18n/own-texts.ts'
import { faultInWords } from './fault-in-words.ts'
import { sourcesOf } from './message-sources.ts'
import { textsOf } from './page-texts.ts'

/** What of the texts of a brand cannot be shown. */
export type OwnTextFault = {
  /** `texts`, and the language and id of the text where it is about one. */
  field: string
  /** What follows the name of the field. */
  words: string
}

/**
 * All that is wrong with the texts that a brand words in its own way.
 * @param reader language of whoever is told
 */
export function ownTextFaults(texts: OwnTexts = {}, reader = defaultLanguage): OwnTextFault[] {
  const { t } = textsOf(reader).texts
  const length = lengthOf(texts)
  const most = limits.ownTextsTotal
  const tooMuch = t('operate-texts.faults.tooMuch', { length, most })
  return [
    ...(length > most ? [{ field: 'texts', words: tooMuch }] : []),
    ...Object.entries(texts).flatMap(([language, messages]): OwnTextFault[] => {
      const field = `texts.${language}`
      if (!isLanguage(language))
        return [{ field, words: t('operate-texts.faults.unknownLanguage') }]
      return Object.entries(messages).flatMap(([id, message]) =>
        faultsOf({ language, id, message }, reader).map((words) => ({
          field: `${field}.${id}`,
          words,
        })),
      )
    }),
  ]
}

/** Characters of all texts together. */
function lengthOf(texts: OwnTexts): number {
  const all = Object.values(texts).flatMap((messages) => Object.values(messages))
  return all.reduce((length, message) => length + message.length, 0)
}

type OwnText = { language: Language; id: string; message: string }

function faultsOf({ language, id, message }: OwnText, reader: Language): string[] {
  const { t } = textsOf(reader).texts
  const original = sourcesOf(language).get(id)
  if (original === undefined) return [t('operate-texts.faults.unknownId')]
  if (!mayBeOwn(id)) return [t('operate-texts.faults.fixed')]
  const translations = languages.flatMap((one) => sourcesOf(one).get(id) ?? [])
  return messageFaults(language, message, original, translations).map((fault) =>
    faultInWords(fault, reader),
  )
}

/** Whether a text may stand in the place of the portal's own. */
export const fitsAsOwn = (text: OwnText): boolean => faultsOf(text, defaultLanguage).length === 0
