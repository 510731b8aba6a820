import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { portalPreviewPath, previewSize } from '../../contract/link-preview.ts'
import { pageHead, portalTitle } from '../../lib/page-head.ts'
import { portalPreviewIn } from '../../lib/preview-paths.ts'

/**
 * Head of every page of a brand (BRD-3, BRD-4, BRD-8); a route's own head overrides what it says too.
 * @param origin scheme and host under which people see the portal
 * @param open of an open page, which has an address and a preview in each language
 */
export function portalHead(
  t: Translate,
  brand: Brand,
  origin: string,
  open: OpenPage | null = null,
) {
  const page = pageHead(t, {
    brand: brand.name,
    description: import.meta.env.SSR ? brand.description || t('frame.promise') : '',
    ...(import.meta.env.SSR && {
      image: {
        url: origin + portalPreviewIn(open?.language ?? defaultLanguage, portalPreviewPath),
        ...previewSize,
        alt: portalTitle(t, brand.name),
      },
    }),
  })
  const { favicon } = brand.brandImages
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: brand.brandColors.backgroundColor },
      { name: 'apple-mobile-web-app-title', content: brand.name },
      // As `pageHead` does: a browser has no use for them.
      ...(import.meta.env.SSR
        ? [
            { property: 'og:type', content: 'website' },
            { property: 'og:site_name', content: portalTitle(t, brand.name) },
          ]
        : []),
      ...page.meta,
    ],
    links: [
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...(favicon ? [{ rel: 'icon', href: favicon }] : []),
      ...page.links,
      ...(import.meta.env.SSR && open ? languageLinks(origin, open) : []),
    ],
  }
}

type OpenPage = { path: string; language: Language; languages: readonly Language[] }

/**
 * The same page in each language, and in that of its reader.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function languageLinks(origin: string, { path, languages }: OpenPage) {
  if (languages.length < 2) return []
  const link = (hrefLang: string, base: string) => ({
    rel: 'alternate',
    hrefLang,
    href: `${origin}${base}${path}`,
  })
  return [...languages.map((one) => link(one, `/${one}`)), link('x-default', '')]
}
