import type { Brand } from '../../contract/brand.ts'
import type { Environment } from '../../contract/environment.ts'

export const badgeStyles = ['dark', 'green', 'blue'] as const
export type BadgeStyle = (typeof badgeStyles)[number]

/**
 * Absolute address of a badge's image, with the brand's logo in it (light, else dark).
 * @param origin scheme and host under which people see the portal
 */
export function badgeUrl(input: {
  style: BadgeStyle
  brand: Pick<Brand, 'brandImages'>
  environment: Pick<Environment, 'apiBaseUrl' | 'apiPaths'>
  origin: string
}): string {
  const { style, brand, environment, origin } = input
  const base = environment.apiBaseUrl.replace(/\/+$/u, '')
  const path = (environment.apiPaths['badge'] ?? '/badge/:style').replace(':style', style)
  const url = new URL(`${base}${path}`, origin)
  const logo = brand.brandImages.lightLogo ?? brand.brandImages.darkLogo
  if (logo) url.searchParams.set('customImageUrl', new URL(logo, origin).href)
  return url.href
}
