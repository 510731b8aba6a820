import * as limits from './limits.ts'

/** Letters that are a syllable or a word: two or three of them are a whole name. */
const withoutAlphabet =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Yi}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u

/**
 * Whether a text says enough to search for it: three characters, or fewer in a script without an alphabet
 * (`東京`, `서울`). Browser and server ask alike (KEEP-3).
 */
export function isLongEnough(text: string): boolean {
  const keyword = text.trim()
  return keyword.length >= limits.searchMinLength || withoutAlphabet.test(keyword)
}
