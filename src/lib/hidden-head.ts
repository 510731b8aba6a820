import type { Texts } from '../i18n/texts.ts'
import { pageHead } from './page-head.ts'

/**
 * Head of a page that no search engine is to list.
 * @param context of the route
 * @param page what it is called
 */
export function hiddenHead(
  { texts, brand }: { texts: Pick<Texts, 't'>; brand: { name: string } },
  page: string,
) {
  return pageHead(texts.t, { brand: brand.name, page, hidden: true })
}
