import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../src/contract/default-brand.ts'
import { demoBrands } from '../demo/brands.ts'
import { brandIn } from '#src/contract/stored-brand.ts'
import { readBrandArt } from './brand-art.ts'
import { sizeOf } from './testing/picture-size.ts'
import { english } from '../../src/i18n/testing/english.ts'
import { webManifest } from './web-manifest.ts'

type Picture = { src: string; sizes: string; type: string; purpose?: string }
type Screenshot = Picture & { form_factor: string; label: string }
type Shortcut = { name: string; url: string; icons: Picture[] }

const publicFiles = new URL('../../public/', import.meta.url)
const art = readBrandArt(publicFiles)
const read = (src: string) => readFileSync(new URL(`.${src}`, publicFiles))
const brands = [...demoBrands.map(({ brand }) => brandIn('en', brand)), defaultBrand]

describe.each(brands)('OFF-1 BRD-8 the manifest of $name', (brand) => {
  const manifest = webManifest(brand, art, english)
  const icons = manifest['icons'] as Picture[]
  const screenshots = (manifest['screenshots'] ?? []) as Screenshot[]

  it('names the application and its colours after the brand', () => {
    expect(manifest).toMatchObject({
      name: `${brand.name} Supplier Engagement Portal`,
      short_name: brand.name,
      description: brand.description || english.t('frame.promise'),
      theme_color: brand.brandColors.backgroundColor,
      background_color: brand.brandColors.backgroundColor,
      display: 'standalone',
      lang: 'en',
      dir: 'ltr',
    })
    // Longer ones are cut off below the icon.
    expect(brand.name.length).toBeLessThanOrEqual(12)
  })

  it('stays within its scope wherever it starts', () => {
    const origin = 'https://portal.example'
    const scope = new URL(String(manifest['scope']), origin)
    const shortcuts = manifest['shortcuts'] as Shortcut[]
    const { action } = manifest['share_target'] as { action: string }
    const addresses = [
      manifest['id'],
      manifest['start_url'],
      action,
      ...shortcuts.map((s) => s.url),
    ]
    for (const address of addresses) {
      const url = new URL(String(address), scope)
      expect(url.origin).toBe(origin)
      expect(url.pathname.startsWith(scope.pathname)).toBe(true)
    }
  })

  it('has a drawing and both sizes of icons, for any place and for masks, from its own folder', () => {
    for (const [purpose, sizes] of [
      ['any', ['any', '192x192', '512x512']],
      ['maskable', ['192x192', '512x512']],
    ] as const) {
      const found = icons.filter((icon) => icon.purpose === purpose)
      expect(found.map((icon) => icon.sizes)).toEqual(sizes)
    }
    for (const { src } of icons) expect(src).toContain(`/brands/${brand.id}/`)
    for (const { src, sizes, type } of icons.filter((icon) => icon.sizes !== 'any')) {
      expect(sizeOf(read(src), type), src).toBe(sizes)
    }
    expect(sizeOf(read(`/brands/${brand.id}/apple-touch-icon.png`), 'image/png')).toBe('180x180')
  })

  it('has shortcuts with an icon each', () => {
    const shortcuts = manifest['shortcuts'] as Shortcut[]
    expect(shortcuts.map(({ name }) => name)).toEqual([
      'Profile',
      'Modules',
      'Pathways',
      'Benefits',
    ])
    for (const { src, sizes, type } of shortcuts.flatMap((shortcut) => shortcut.icons)) {
      expect(sizes).toBe('96x96')
      expect(sizeOf(read(src), type)).toBe(sizes)
    }
  })

  it('takes shared evidence as a form with files', () => {
    expect(manifest['share_target']).toEqual({
      action: '/share-evidence',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'files', accept: ['application/pdf', 'image/png', 'image/jpeg'] }],
      },
    })
  })

  // https://developer.chrome.com/blog/richer-install-ui-desktop
  it('has screenshots that browsers accept, or none', () => {
    const isDemo = brand !== defaultBrand
    for (const factor of ['wide', 'narrow']) {
      const ofFactor = screenshots.filter((one) => one.form_factor === factor)
      expect(ofFactor.length).toBe(isDemo ? 2 : 0)
      expect(new Set(ofFactor.map(({ sizes }) => sizes)).size).toBe(isDemo ? 1 : 0)
    }
    for (const { src, sizes, type, label } of screenshots) {
      const file = read(src)
      expect(file.length, src).toBeLessThanOrEqual(150_000)
      expect(sizeOf(file, type), src).toBe(sizes)
      const sides = sizes.split('x').map(Number)
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(320)
      expect(Math.max(...sides)).toBeLessThanOrEqual(3840)
      expect(Math.max(...sides) / Math.min(...sides)).toBeLessThanOrEqual(2.3)
      expect(label).not.toBe('')
    }
  })
})

it.each([
  'https://elsewhere.example/favicon.ico',
  '/favicon.svg',
  '/brands/unknown/favicon.svg',
  undefined,
])('BRD-8 falls back to the default icons where a brand has none: favicon at %s', (favicon) => {
  const brand = { ...defaultBrand, brandImages: favicon ? { favicon } : {} }
  const icons = webManifest(brand, art, english)['icons'] as Picture[]
  expect(icons).toHaveLength(5)
  for (const { src } of icons) expect(src).toContain('/brands/default/')
})
