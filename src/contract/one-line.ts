/**
 * What is pasted without being seen: soft hyphens, spaces of no width and byte-order marks, and all that
 * turns the direction of the text after it. https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 * The two joiners stay: Persian, Indic scripts and emoji are written with them.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
const edges = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g

/**
 * A text on one line, as it is typed or pasted: cells of a table and lines, however they were broken,
 * stand one space apart, and nothing in it is unseen or turns what follows it (KEEP-3).
 */
export function oneLine(text: string): string {
  const pieces = text.replaceAll(unseen, '').split(/[\t-\r\u2028\u2029]/)
  return pieces
    .map((piece) => piece.replaceAll(edges, ''))
    .filter(Boolean)
    .join(' ')
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
