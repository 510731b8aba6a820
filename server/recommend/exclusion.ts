/** A credential in the words it can be excluded by, each text as `foldedWords` makes it. */
export type Wording = {
  readonly name: string
  /** Everything that is said of it. */
  readonly texts: readonly string[]
  /** Names of the attributes it certifies owners by. */
  readonly certifies: readonly string[]
}

/**
 * Reads `exclude`, which the portal fills with the names of the supplier's own attributes and, where
 * none of them mentions it, the word 'indigenous'. Case, accents and punctuation do not matter.
 *
 * - The name of an attribute that the supplier gives as its own says 'we have that already': it
 *   rules out a recommendation of that very name, not the certificates that would prove it. Taken
 *   word for word, 'Social enterprise' would take the certificate of social enterprises from exactly
 *   those who can have it.
 * - Anything else is a topic that no recommendation may be about: it rules out every credential with
 *   these words, whole and in this order, in its name, issuer or description, and those that certify
 *   nothing but owners described by these words, whatever they are called ('indigenous': Supply
 *   Nation).
 *
 * @param ownAttributes names of the attributes that the supplier gives
 */
export function excludes(
  exclude: readonly string[],
  ownAttributes: readonly string[],
): (wording: Wording) => boolean {
  const own = new Set(ownAttributes.map(foldedWords))
  const phrases = [...new Set(exclude.map(foldedWords))].filter((phrase) => phrase.trim() !== '')
  const topics = phrases.filter((phrase) => !own.has(phrase))
  const names = new Set(phrases)
  return ({ name, texts, certifies }) =>
    names.has(name) ||
    topics.some(
      (topic) =>
        texts.some((text) => text.includes(topic)) ||
        (certifies.length > 0 && certifies.every((text) => text.includes(topic))),
    )
}

/** Lower case, without accents, one blank around every word, so that whole words can be looked for. */
export function foldedWords(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `
}
