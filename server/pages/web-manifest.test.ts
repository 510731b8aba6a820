import { expect, it } from 'vitest'
import { defaultBrand } from '../../src/contract/default-brand.ts'
import { webManifest } from './web-manifest.ts'

it('BRD-8 names the application, its colours and its icons after the brand', () => {
  const manifest = webManifest({
    ...defaultBrand,
    name: 'Harbour',
    brandColors: { ...defaultBrand.brandColors, primaryColor: '#102a43' },
    brandImages: { favicon: '/brands/harbour/favicon.svg' },
  })
  expect(manifest).toMatchObject({
    name: 'Harbour Supplier Engagement Portal',
    short_name: 'Harbour',
    theme_color: '#102a43',
  })
  expect(JSON.stringify(manifest['icons'])).toContain('/brands/harbour/icon-maskable-512.png')
})

it('BRD-8 falls back to the icons of the default brand when the favicon is elsewhere', () => {
  const manifest = webManifest({
    ...defaultBrand,
    brandImages: { favicon: 'https://elsewhere.example/favicon.ico' },
  })
  expect(JSON.stringify(manifest['icons'])).toContain('/brands/default/icon-192.png')
})
