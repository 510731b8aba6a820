import { foldLetters } from '#src/lib/fold-letters.ts'

/**
 * An id for a brand from its name: small Latin letters, digits and dashes.
 * @returns empty where the name has none of these
 */
export function brandIdFrom(name: string): string {
  return foldLetters(name.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
