import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { portalPreviewPath, previewSize } from '../../contract/link-preview.ts'
import { pageHead, portalTitle } from '../../lib/page-head.ts'

/**
 * Head of every page of a brand (BRD-3, BRD-4, BRD-8); a route's own head overrides what it says too.
 * @param origin scheme and host under which people see the portal
 */
export function portalHead(t: Translate, brand: Brand, origin: string) {
  const page = pageHead({
    brand: brand.name,
    description: brand.description || t('frame.promise'),
    image: {
      url: origin + portalPreviewPath,
      ...previewSize,
      alt: portalTitle(brand.name),
    },
  })
  const { favicon } = brand.brandImages
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: brand.brandColors.backgroundColor },
      { name: 'apple-mobile-web-app-title', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: portalTitle(brand.name) },
      ...page.meta,
    ],
    links: [
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...(favicon ? [{ rel: 'icon', href: favicon }] : []),
      ...page.links,
    ],
  }
}
