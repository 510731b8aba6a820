import { type LetterId, type LetterPart, letters } from '#src/contract/operate/mails.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import type { Language } from '#src/i18n/languages.ts'
import { whyFixed } from '#src/i18n/own-texts.ts'
import { sourcesOf } from '../texts/message-sources.ts'
import { fitsAsOwn } from '../texts/own-text-faults.ts'

type Written = {
  letter: LetterId
  language: Language
  ownTexts: OwnTexts
  /** Whether a brand may word the letter in its own way at all. */
  isOfBrand: boolean
  /** Words of its texts, by id. */
  used: ReadonlyMap<string, string>
}

/** The texts that a letter is made of, those of the brand beside those of the portal. */
export function letterParts(written: Written): LetterPart[] {
  const { language, ownTexts, isOfBrand, used } = written
  return [...used].map(([id, words]) => {
    const fixed = whyFixed(id) ?? (isOfBrand ? null : reasonOf(written))
    const own = fixed === null ? (ownTexts[language]?.[id] ?? null) : null
    return {
      ...{ id, own, words, fixed },
      builtIn: sourcesOf(language).get(id) ?? '',
      isUnfit: own !== null && !fitsAsOwn({ language, id, message: own }),
    }
  })
}

/** Why a text that is in other letters too is the portal's in this one. */
const reasonOf = ({ letter }: Written) =>
  letters[letter].topic === 'operators' ? 'operators' : 'letter'
