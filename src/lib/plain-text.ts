/**
 * Text without case and accents, for comparing names.
 * @returns lower case, without diacritics
 */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
