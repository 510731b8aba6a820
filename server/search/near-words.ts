import { compareWithAll, patternOf } from '../catalogue/places/misspelling.ts'
import { NameKeys } from '../catalogue/places/name-keys.ts'

/** Finds words that are written nearly as another one. */
export type NearWords = (word: string) => string[]

/** Words that are offered in the place of one. */
const mostOffered = 3

/** @param words folded; they are gone through for each word that is asked for */
export function nearWordsAmong(words: Iterable<string>): NearWords {
  const list = [...new Set(words)].toSorted((one, other) => (one < other ? -1 : 1))
  const texts = list.map((word) => Buffer.from(word))
  const keys = new NameKeys(
    list.length,
    texts.reduce((sum, { length }) => sum + 3 * length + 3, 1),
  )
  for (const text of texts) keys.add(text, 0, text.length)
  return (word) => {
    const pattern = patternOf(word)
    if (!pattern) return []
    const near: { slips: number; text: string }[] = []
    compareWithAll(pattern, keys, (row, { slips, isBeginning }) => {
      const text = list[row]
      if (slips > 0 && !isBeginning && text !== undefined) near.push({ slips, text })
    })
    return near
      .toSorted((one, other) => one.slips - other.slips)
      .slice(0, mostOffered)
      .map(({ text }) => text)
  }
}
