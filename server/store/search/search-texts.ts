/** Words by which a supplier is found, folded. */
export type SearchTexts = {
  name: readonly string[]
  /** Of everything else that its profile says. */
  more: readonly string[]
}

/** A word that is looked for. */
export type WordAsked = {
  /** Folded. */
  word: string
  /** Whether longer words that begin with it count. */
  isPrefix: boolean
  part: 'name' | 'everything'
}
