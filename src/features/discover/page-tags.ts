import { writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { isUnasked } from './search-changes.ts'

/** Tags of the head besides those of the plain page. */
export type PageTags = {
  meta: { name: string; content: string }[]
  links: { rel: string; href: string }[]
}

/**
 * What search engines are told of a page of results: that they are to follow its links and to list nothing but
 * the plain page, and where the list goes on.
 * @param path of the plain page, with scheme, host and language
 * @param next where the next page begins; null where there is none
 */
export function pageTags(path: string, search: SupplierSearch, next: string | null): PageTags {
  const href = `${path}?${writeSearch({ ...search, after: next ?? '' })}`
  return {
    meta: isUnasked(search) ? [] : [{ name: 'robots', content: 'noindex, follow' }],
    links: next ? [{ rel: 'next', href }] : [],
  }
}
