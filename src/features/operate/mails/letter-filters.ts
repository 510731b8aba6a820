import {
  type LetterId,
  letterIds,
  letterReaders,
  letters,
  letterTopics,
  type LetterReader,
  type LetterTopic,
} from '#src/contract/operate/mails.ts'

/** Whether brands may choose the words of a letter. */
export const wordKinds = ['own', 'fixed'] as const

/** Which letters an address asks for; what is left out is no condition. */
export type LetterFilters = {
  about?: LetterTopic
  to?: LetterReader
  words?: (typeof wordKinds)[number]
}

/** @param query of an address; what is no filter is left out */
export function letterFilters(query: Readonly<Record<string, string>>): LetterFilters {
  const about = letterTopics.find((one) => one === query['about'])
  const to = letterReaders.find((one) => one === query['to'])
  const words = wordKinds.find((one) => one === query['words'])
  return { ...(about && { about }), ...(to && { to }), ...(words && { words }) }
}

/** Letters that match, in their order. @param fixed those that no brand may word in its own way */
export function matchingLetters(
  { about, to, words }: LetterFilters,
  fixed: readonly LetterId[],
): LetterId[] {
  return letterIds.filter((id) => {
    const letter = letters[id]
    if (about && letter.topic !== about) return false
    if (to && letter.to !== to) return false
    return !words || fixed.includes(id) === (words === 'fixed')
  })
}
