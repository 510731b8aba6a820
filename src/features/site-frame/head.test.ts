import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../contract/default-brand.ts'
import { portalHead } from './head.ts'

describe('portalHead', () => {
  it('BRD-3 gives the title and a description that keeps the promises', () => {
    const { meta } = portalHead({ ...defaultBrand, name: 'Verdant', description: '' })
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
    const { meta, links } = portalHead({
      ...defaultBrand,
      description: 'Our own words',
      brandImages: { favicon: '/brands/x/favicon.svg' },
    })
    expect(meta).toContainEqual({ name: 'description', content: 'Our own words' })
    expect(meta).toContainEqual({ name: 'theme-color', content: '#f6f6f5' })
    expect(links).toContainEqual({ rel: 'icon', href: '/brands/x/favicon.svg' })
    expect(links).toContainEqual({ rel: 'manifest', href: '/manifest.webmanifest' })
    expect(links).toContainEqual({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' })
    expect(meta).toContainEqual({ name: 'apple-mobile-web-app-title', content: 'Supplier' })
  })
})
