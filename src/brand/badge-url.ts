import type { BadgeLanguage, BadgeStyle } from '../contract/badge.ts'
import type { Brand } from '../contract/brand.ts'
import type { Environment } from '../contract/environment.ts'
import { defaultLanguage } from '../i18n/languages.ts'

/**
 * Absolute address of a badge's image, with the brand's logo in it (light, else dark).
 * @param input.organisation slug of the one whose name and verified credentials it shows too
 * @param input.format PNG for where an SVG is not shown, as in many mail programs
 * @param input.language of its words; English, which is what an address without a language gives, is not named
 * @param input.origin scheme and host under which people see the portal
 */
export function badgeUrl(input: {
  style: BadgeStyle
  organisation?: string | undefined
  format?: 'svg' | 'png' | undefined
  language?: BadgeLanguage
  brand: Pick<Brand, 'brandImages'>
  environment: Pick<Environment, 'apiBaseUrl' | 'apiPaths'>
  origin: string
}): string {
  const {
    style,
    organisation,
    format,
    language = defaultLanguage,
    brand,
    environment,
    origin,
  } = input
  const base = environment.apiBaseUrl.replace(/\/+$/u, '')
  const path = (environment.apiPaths['badge'] ?? '/badge/:style').replace(
    ':style',
    format === 'png' ? `${style}.png` : style,
  )
  const url = new URL(`${base}${path}`, origin)
  const logo = badgeLogo(brand, origin)
  if (logo) url.searchParams.set('customImageUrl', logo)
  if (organisation) url.searchParams.set('organisation', organisation)
  if (language !== defaultLanguage) url.searchParams.set('language', language)
  return url.href
}

/**
 * Absolute address of the logo that a badge carries: the theme's light one, else the dark one.
 * @param origin scheme and host under which people see the portal
 * @returns null where the brand has no logo
 */
export function badgeLogo(brand: Pick<Brand, 'brandImages'>, origin: string): string | null {
  const logo = brand.brandImages.lightLogo ?? brand.brandImages.darkLogo
  return logo ? new URL(logo, origin).href : null
}
