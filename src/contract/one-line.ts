/**
 * A text on one line, as it is typed or pasted: cells of a table and lines, however they were broken,
 * stand one space apart.
 */
export function oneLine(text: string): string {
  const pieces = text.split(/[\t-\r\u2028\u2029]/).map((piece) => piece.trim())
  return pieces.filter(Boolean).join(' ')
}

/** A text of several lines in which the soft breaks of word processors break lines too. */
export function manyLines(text: string): string {
  return text.replaceAll(/[\v\f\u2028\u2029]/g, '\n')
}

/**
 * Whether nothing of a text can be seen. Spaces of no width, marks without a letter, the fillers of
 * Hangul and the empty Braille cell (which count as letters and signs) would leave a link without words.
 */
export function isBlank(text: string): boolean {
  return !/[^\p{Cc}\p{Cf}\p{DI}\p{M}\p{Z}\u2800]/u.test(text)
}
