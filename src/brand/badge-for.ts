import type { BadgeLanguage, BadgeStyle } from '../contract/badge.ts'
import type { WidgetBadge } from '../contract/badge-snippet.ts'
import type { Brand } from '../contract/brand.ts'
import type { Environment } from '../contract/environment.ts'
import type { Texts } from '../i18n/texts.ts'
import { profilePath } from '../lib/profile-path.ts'
import { badgeLogo, badgeUrl } from './badge-url.ts'

/** Where a badge is made: the brand's look, and where its portal is. */
export type BadgePlace = {
  brand: Pick<Brand, 'brandImages' | 'euConsumerMode'>
  environment: Pick<Environment, 'apiBaseUrl' | 'apiPaths'>
  /** Scheme and host under which people see the portal. */
  origin: string
}

/**
 * All that a snippet says of an organisation's badge.
 * @param style of the drawing
 * @param lang of the words of its picture; left out, that of the page
 * @returns what the snippets and the widget need
 */
export function badgeFor(
  { t, language }: Texts,
  { name, slug }: { name: string; slug: string },
  style: BadgeStyle,
  place: BadgePlace,
  lang: BadgeLanguage = language,
): WidgetBadge {
  const { brand, origin } = place
  return {
    slug,
    style,
    logo: badgeLogo(brand, origin),
    origin,
    profileUrl: `${origin}${profilePath(slug)}`,
    imageUrl: badgeUrl({ style, organisation: slug, language: lang, ...place }),
    // Pasted once and read for years: it must stay true whatever happens to the credentials.
    alt: t(brand.euConsumerMode ? 'badge.plainAlt' : 'badge.alt', { name }),
  }
}
