import { fold, isFormWord } from '../store/names.ts'
import { isUnspaced } from '../store/organisations/name-words.ts'

/** Letters that a word needs for longer words to count that begin with it. */
const prefixLetters = 3

/**
 * The words of a text as they are kept and looked for: folded. A script that writes without spaces has no words that
 * a program without a dictionary could tell, so each two letters that stand side by side are one.
 */
export function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .flatMap((word) => (isUnspaced(word) ? pairsOf(word) : [word]))
  return [...new Set(words)].filter((word) => word !== '')
}

/** Whether longer words count that begin with it. */
export const isPrefix = (word: string): boolean =>
  !isUnspaced(word) && [...word].length >= prefixLetters

function pairsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length === 1) return letters
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** Folded words of the portal's languages, and of others whose names of firms have them, that say nothing of a supplier. */
const empty = new Set(
  'and or of the for in on at by with und oder der die das des dem den von vom zum zur fur mit im et de la le les du des y el los las e do da dos das'.split(
    ' ',
  ),
)

/**
 * Of the words of a search those that say something: articles and legal forms stand in one name and not in the next.
 * @returns all of them where none does
 */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !empty.has(word) && !isFormWord(word))
  return telling.length > 0 ? telling : words
}
