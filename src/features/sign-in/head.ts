import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'

/** Head of the login screen. */
export function loginHead(t: Translate, brand: Brand) {
  return pageHead(t, {
    brand: brand.name,
    page: t('sign-in.head.pageTitle'),
    ...(import.meta.env.SSR && { description: t('sign-in.head.pageText') }),
  })
}

/** Head of `/auth/validate`, which search engines must not list. */
export function validateHead(t: Translate, brand: Brand) {
  return pageHead(t, {
    brand: brand.name,
    page: t('sign-in.head.authenticating'),
    ...(import.meta.env.SSR && { description: t('sign-in.head.pageText') }),
    hidden: true,
  })
}
