import { fold } from '../names.ts'

/** Letters and digits of other scripts than the Latin one, with the marks that belong to them. */
const otherScript =
  /[[\p{L}\p{N}]--[\p{ASCII}\p{Script=Latin}]][[\p{L}\p{M}\p{N}]--[\p{ASCII}\p{Script=Latin}]]*/gv

/**
 * A slug of the letters and digits of a name, those of other scripts written in Latin ones by their
 * usual sound; empty where it has none.
 */
export async function slugFrom(name: string): Promise<string> {
  return latinSlug(await inLatin(name.normalize('NFKC')))
}

/** A slug of the letters and digits of a name that is written in Latin ones. */
export function latinSlug(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replaceAll(/^-+|-+$/g, '')
}

/** The table for all scripts takes 5 MB: most portals never need it. */
async function inLatin(name: string): Promise<string> {
  if (name.search(otherScript) === -1) return name
  const { default: anyAscii } = await import('any-ascii')
  return name.replaceAll(otherScript, anyAscii)
}
