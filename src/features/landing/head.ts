import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'

/**
 * Head of `/`; it wants to be known by one address in each language, whatever led to it.
 * @param root scheme and host, with the language of the address behind them if it has one
 */
export function landingHead(t: Translate, brand: Brand, root: string) {
  return pageHead(t, {
    brand: brand.name,
    canonical: `${root}/`,
  })
}
