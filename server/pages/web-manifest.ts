import type { Brand } from '../../src/contract/brand.ts'

const iconFolder = (brand: Brand): string =>
  brand.brandImages.favicon?.startsWith('/')
    ? brand.brandImages.favicon.replace(/[^/]*$/, '')
    : '/brands/default/'

/**
 * The installable application's manifest in the brand of the host (BRD-8).
 * Fields: https://www.w3.org/TR/appmanifest/
 */
export function webManifest(brand: Brand): Record<string, unknown> {
  const folder = iconFolder(brand)
  const name = `${brand.name} Supplier Engagement Portal`
  return {
    id: '/',
    name,
    short_name: brand.name,
    description: brand.description,
    start_url: '/organisation',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: brand.brandColors.primaryColor,
    background_color: brand.brandColors.backgroundColor,
    icons: [
      { src: `${folder}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${folder}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${folder}icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${folder}icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
