import { foldLetters } from './fold-letters.ts'

/**
 * Text without case and accents, for comparing names.
 * @returns lower case, with one letter for all that people write for it
 */
export function plainText(text: string): string {
  return foldLetters(text).toLowerCase()
}

/**
 * Whether a text has each word of a query somewhere, accents and capitals aside.
 * @param query empty for any text
 */
export function hasAllWords(text: string, query: string): boolean {
  const plain = plainText(text)
  return plainText(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
