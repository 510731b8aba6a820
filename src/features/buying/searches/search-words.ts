import { searchOfQuery } from '#src/contract/buyers/saved-query.ts'
import type { SavedSearch } from '#src/contract/buyers/saved-search.ts'
import type { Translate } from '#src/i18n/texts.ts'

type Asked = Pick<SavedSearch, 'query' | 'chosen'>

/** What a search asks for, each filter as the search shows it above its results. */
export function searchWords(t: Translate, { query, chosen }: Asked): string[] {
  const { q } = searchOfQuery(query)
  return [
    ...(q ? [t('discover.words', { words: q })] : []),
    ...chosen.map((one) =>
      t('discover.facetValue', {
        facet: t(`discover.facets.${one.part}`),
        value: valueWords(t, one),
      }),
    ),
  ]
}

/** A name for a search that nobody has named yet: what it asks for, without the kinds of it. */
export function nameForSearch(t: Translate, { query, chosen }: Asked, most: number): string {
  const { q } = searchOfQuery(query)
  const words = [...(q ? [q] : []), ...chosen.map((one) => valueWords(t, one))]
  let name = ''
  for (const one of words) {
    const longer = name ? `${name}, ${one}` : one
    if (longer.length > most) break
    name = longer
  }
  return name || (words[0] ?? '').slice(0, most)
}

const valueWords = (t: Translate, { part, id, name }: SavedSearch['chosen'][number]) =>
  part === 'sdg' ? t('terms.sdg', { number: id, title: name }) : name
