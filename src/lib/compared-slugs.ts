/** Suppliers that can stand side by side. */
export const mostCompared = 4

const slugForm = /^[a-z0-9-]{1,80}$/

/**
 * Reads which suppliers an address compares, of which anything may be wrong.
 * @param given what stands there, with commas between or several times
 * @returns their slugs, each once and at most four
 */
export function comparedSlugs(given: unknown): string[] {
  const texts = [given].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
  return [...new Set(texts.filter((one) => slugForm.test(one)))].slice(0, mostCompared)
}
