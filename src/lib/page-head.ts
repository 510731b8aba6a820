import type { Translate } from '../i18n/texts.ts'

/** What the head of a page says of it. */
export type PageDescription = {
  /** Name of the brand, whose portal it is. */
  brand: string
  /** What the page is called; the portal's own page has no other name than the portal. */
  page?: string
  /** For search engines and link previews; a browser has no use for it. Left out: that of the portal. */
  description?: string
  /** Absolute address under which the page wants to be known. */
  canonical?: string
  /** What a link preview shows, a PNG: its absolute address, its size in pixels, and it in words. */
  image?: { url: string; width: number; height: number; alt: string }
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

type Preview = NonNullable<PageDescription['image']>
type MetaTag = { title: string } | { name: string; content: string } | PropertyTag
type PropertyTag = { property: string; content: string }
type LinkTag = { rel: string; href: string }

/** The tags of a page, in the form the router's `head` takes. */
export function pageHead(
  t: Translate,
  page: PageDescription,
): {
  meta: MetaTag[]
  links: LinkTag[]
} {
  const title = page.page ? pageTitle(t, page.page, page.brand) : portalTitle(t, page.brand)
  return {
    meta: [
      { title },
      // An installed application's window starts with its name: the page's is enough there.
      ...(page.page ? [{ name: 'application-title', content: page.page }] : []),
      ...(import.meta.env.SSR ? describing(page, title) : []),
      ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: page.canonical ? [{ rel: 'canonical', href: page.canonical }] : [],
  }
}

/** What search engines and link previews read, in the server's markup: a browser has no use for it. */
function describing({ description, canonical, image }: PageDescription, title: string): MetaTag[] {
  return [
    { property: 'og:title', content: title },
    ...(description === undefined
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
    ...(image ? previewTags(image) : []),
  ]
}

function previewTags({ url, width, height, alt }: Preview): MetaTag[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** BRD-3: what the portal of a brand is called. */
export function portalTitle(t: Translate, brandName: string): string {
  return t('frame.portalTitle', { brand: brandName })
}

/** What a page of the portal of a brand is called. */
export function pageTitle(t: Translate, page: string, brandName: string): string {
  return t('frame.pageTitle', { page, portal: portalTitle(t, brandName) })
}
