import { foldLetters } from './fold-letters.ts'

/**
 * Text without case and accents, for comparing names.
 * @returns lower case, with one letter for all that people write for it
 */
export function plainText(text: string): string {
  return foldLetters(text).toLowerCase()
}
