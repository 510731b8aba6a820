/** Countries whose names take the article in English. */
const withArticle = new Set(['AE', 'CF', 'DO', 'GB', 'NL', 'PH', 'US'])

/** Name of a country or subdivision as it follows 'in'. */
export function placeNames(nameById: (id: string) => string | undefined): (id: string) => string {
  return (id) => `${withArticle.has(id) ? 'the ' : ''}${nameById(id) ?? id}`
}
