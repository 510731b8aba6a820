/**
 * What a number of a certificate is compared by: as people write it, with spaces, dashes or in small letters,
 * it is the same number.
 * @returns null where nothing is left to compare
 */
export function numberKey(number: string | null): string | null {
  return (
    number
      ?.normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '') || null
  )
}
