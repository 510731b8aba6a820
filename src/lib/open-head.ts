import type { Texts } from '../i18n/texts.ts'
import { pageHead } from './page-head.ts'

/**
 * Head of a page that is open to everybody, under one address whatever its language.
 * @param context of the route
 * @param path of the page
 * @param page what it is called
 * @param description for search engines and previews; a browser has no use for it
 */
export function openHead(
  { texts, brand, origin }: { texts: Pick<Texts, 't'>; brand: { name: string }; origin: string },
  path: string,
  page: string,
  description?: string,
) {
  return pageHead(texts.t, {
    ...{ brand: brand.name, page, canonical: origin + path },
    ...(import.meta.env.SSR && { description: description ?? '' }),
  })
}
