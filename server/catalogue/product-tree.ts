/** Sections of NACE Rev. 2.1 and the division that each begins with; it ends where the next begins. */
const sections = 'ABCDEFGHIJKLMNOPQRSTUV'
const firstDivisions = [
  1, 5, 10, 35, 36, 41, 46, 49, 55, 58, 61, 64, 68, 69, 77, 84, 85, 86, 90, 94, 97, 99,
]

/** Ids of products are codes of NACE: `C` or `13.91`. */
export function sectionOf(product: string): string {
  const division = Number.parseInt(product, 10)
  if (Number.isNaN(division)) return product
  return sections.charAt(firstDivisions.findLastIndex((first) => first <= division))
}

/**
 * What a product or service lies in: the nearest of the catalogue, which leaves out what has one part alone.
 * @param has whether the catalogue has an id
 * @returns null where it lies in nothing
 */
export function parentOfProduct(id: string, has: (id: string) => boolean): string | null {
  const shorter = Array.from(id, (_, at) => id.slice(0, at)).filter((one) => /\d$/.test(one))
  const parent = [sectionOf(id), ...shorter].findLast((one) => one !== id && has(one))
  return parent ?? null
}
