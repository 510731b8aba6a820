import type { Texts, Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { previewSize } from '../../contract/link-preview.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'
import { pageHead } from '../../lib/page-head.ts'
import { profilePreviewIn } from '../../lib/preview-paths.ts'
import { profilePath } from '../../lib/profile-path.ts'
import { splitText } from '../../ui/split-text.ts'
import { structuredData } from './structured-data.ts'

/**
 * Head of a public profile (PUB-10).
 * @param profile null for an unknown or suspended one
 * @param place.origin scheme and host under which people see the portal
 * @param place.base what stands in front of the path: the language of the address, or nothing
 * @param place.texts those of the page
 */
export function profileHead(
  t: Translate,
  profile: PublicProfile | null,
  brand: Brand,
  place: { origin: string; base: string; texts: Pick<Texts, 'language'> },
) {
  if (!profile) {
    return pageHead(t, {
      brand: brand.name,
      page: t('profile.unknownTitle'),
      ...(import.meta.env.SSR && { description: t('profile.unknownText') }),
      hidden: true,
    })
  }
  const head = pageHead(t, {
    brand: brand.name,
    page: profile.name,
    ...(import.meta.env.SSR && { hidden: profile.isProven === false }),
    canonical: place.origin + place.base + profilePath(profile.slug),
    ...(import.meta.env.SSR && {
      description:
        summary(profile.description) || t('profile.head.description', { name: profile.name }),
      image: {
        url: place.origin + profilePreviewIn(place.texts.language, profile),
        ...previewSize,
        alt: t('profile.head.previewAlt', { name: profile.name }),
      },
    }),
  })
  // Crawlers read it in the server's HTML; a browser would have to create a script element for it.
  return {
    ...head,
    scripts: import.meta.env.SSR ? [jsonLd(structuredData(profile, place.origin))] : [],
  }
}

/** `<` is escaped so that no text can end the element or open a comment. */
function jsonLd(data: Record<string, unknown>) {
  const children = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return { type: 'application/ld+json', children }
}

/** One line, as long as search engines and previews show. */
function summary(description: string): string {
  const line = description.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= 160) return line
  return `${splitText(line, 159).preview}…`
}
