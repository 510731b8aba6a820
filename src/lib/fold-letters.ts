/**
 * Letters that Unicode does not take apart, as people without that keyboard write them, and those of Arabic
 * that are often written alike.
 */
const alike: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ħ: 'h', Ħ: 'H', ı: 'i', þ: 'th', Þ: 'Th' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' },
}
const letters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')
/** Accents, vowel signs of Arabic, and its tatweel, which only makes a word longer. */
const marks = /[\p{M}\u0640]/gu

/**
 * A text with one letter for all that people write for it: without accents, with the same alef, ya and
 * ta-marbuta. Capitals stay.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(marks, '')
    .replaceAll(letters, (letter) => alike[letter] ?? letter)
}

/**
 * Where the letters of a folded text stand in the text itself.
 * @returns one place for each, and the end of the text
 */
export function placesOfFolded(text: string): number[] {
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    for (let left = foldLetters(letter).length; left > 0; left -= 1) places.push(at)
    at += letter.length
  }
  return [...places, at]
}
