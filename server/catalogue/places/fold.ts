/** Letters that Unicode decomposition leaves alone, as people without that keyboard type them. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** Words that are spelt out before another word. */
export const abbreviations: Readonly<Record<string, string>> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
}

/**
 * The form in which names are compared: lower case, without accents or punctuation, one space
 * between words, `St`, `Mt` and `Ft` before another word spelt out.
 * The committed place data is sorted by this form: run `npm run catalogue` after changing it.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æđðħıłøœßþ]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’‘ʻʼ`]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\b(?:st|mt|ft)(?= )/gu, (short) => abbreviations[short] ?? short)
}
