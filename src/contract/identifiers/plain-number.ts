/** Nothing of these can be seen, or it only changes how the text beside it is set. */
const invisible = /[\p{Cf}\p{DI}]/gu

/**
 * What people put between the groups of a number: spaces, dashes, dots, slashes, lines and brackets of any
 * script, the long mark of Japanese keyboards and the minus sign among them. Other signs are no
 * separators: a number with a `!` in it is refused.
 */
const separators = /[\p{Z}\p{Pd}._/\\·•∙‧⋅・。,、:;'`´’‘‛"“”„«»()[\]|#°−⁃⁄∕ー─]+/gu

/**
 * A typed number without anything invisible, on one line, in the plain forms of its characters: full-width
 * letters, and the digits of any script by their value.
 */
export function readableNumber(typed: string): string {
  return typed
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(invisible, '')
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/\p{Nd}/gu, digitValue)
    .trim()
}

/**
 * The letters and digits of a number, in upper case. Two spellings of one number that differ in nothing
 * but Unicode form, case and separators have it in common, whatever the register.
 * @param separator what stands for each run of separators inside
 */
export function compactNumber(typed: string, separator = ''): string {
  const signs = readableNumber(typed).toUpperCase().replaceAll(separators, separator)
  return separator ? withoutEnds(signs, separator) : signs
}

/** The text without a given sign at its ends. */
function withoutEnds(text: string, sign: string): string {
  let [from, to] = [0, text.length]
  while (from < to && text[from] === sign) from += 1
  while (to > from && text[to - 1] === sign) to -= 1
  return text.slice(from, to)
}

/**
 * Unicode gives each script's digits ten code points in a row, nought first
 * (https://www.unicode.org/versions/latest/core-spec/chapter-4/#G134153).
 */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
