import { describe, expect, it } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import { portalHead } from './head.ts'

const origin = 'https://portal.example'

describe('portalHead', () => {
  it('BRD-3 gives the title and a description that keeps the promises', () => {
    const { meta } = portalHead(t, { ...defaultBrand, name: 'Verdant', description: '' }, origin)
    expect(meta).toContainEqual({ title: 'Verdant Supplier Engagement Portal' })
    const description = meta.find((tag) => 'name' in tag && tag['name'] === 'description')
    for (const promised of [
      /register for free/i,
      /more visible to business buyers/,
      /sustainability journey/,
      /supplier-friendly, smart and simple/,
    ]) {
      expect(description).toMatchObject({ content: expect.stringMatching(promised) })
    }
  })

  it('BRD-4 BRD-8 follows the brand: its description, favicon, colour and manifest', () => {
    const { meta, links } = portalHead(
      t,
      {
        ...defaultBrand,
        description: 'Our own words',
        brandImages: { favicon: '/brands/x/favicon.svg' },
      },
      origin,
    )
    expect(meta).toContainEqual({ name: 'description', content: 'Our own words' })
    expect(meta).toContainEqual({ name: 'theme-color', content: '#f6f6f5' })
    expect(links).toContainEqual({ rel: 'icon', href: '/brands/x/favicon.svg' })
    expect(links).toContainEqual({ rel: 'manifest', href: '/manifest.webmanifest' })
    expect(links).toContainEqual({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' })
    expect(meta).toContainEqual({ name: 'apple-mobile-web-app-title', content: 'Supplier' })
  })

  it('PUB-10 shows the portal in link previews', () => {
    const { meta } = portalHead(t, { ...defaultBrand, name: 'Verdant' }, origin)
    for (const [property, content] of [
      ['og:type', 'website'],
      ['og:image', 'https://portal.example/previews/portal.png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Verdant Supplier Engagement Portal'],
    ]) {
      expect(meta).toContainEqual({ property, content })
    }
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  it('LNG-1 shows the portal in the language of the page', () => {
    const open = { path: '/', language: 'de', languages: ['en', 'de'] } as const
    const { meta } = portalHead(t, { ...defaultBrand, name: 'Verdant' }, origin, open)
    const content = 'https://portal.example/previews/portal.png?language=de'
    expect(meta).toContainEqual({ property: 'og:image', content })
  })
})
