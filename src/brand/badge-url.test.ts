import { describe, expect, it } from 'vitest'
import { badgeUrl } from './badge-url.ts'

const environment = { apiBaseUrl: '/api', apiPaths: {} }
const origin = 'https://x.example'
const withLogos = (brandImages: { lightLogo?: string; darkLogo?: string }) =>
  new URL(badgeUrl({ style: 'green', brand: { brandImages }, environment, origin }))

describe('badgeUrl', () => {
  it('WGT-7 passes the light logo, else the dark one, else none', () => {
    const both = withLogos({ lightLogo: '/brands/x/light.svg', darkLogo: '/brands/x/dark.svg' })
    expect(both.searchParams.get('customImageUrl')).toBe('https://x.example/brands/x/light.svg')
    const dark = withLogos({ darkLogo: 'https://cdn.example/a b.svg?x=1&y=2' })
    expect(dark.searchParams.get('customImageUrl')).toBe('https://cdn.example/a%20b.svg?x=1&y=2')
    expect(withLogos({}).href).toBe('https://x.example/api/badge/green')
  })

  it('LNG-1 names the language of its words, except English', () => {
    const place = { style: 'green', brand: { brandImages: {} }, environment, origin } as const
    expect(badgeUrl({ ...place, language: 'en' })).toBe('https://x.example/api/badge/green')
    expect(badgeUrl({ ...place, language: 'de' })).toBe(
      'https://x.example/api/badge/green?language=de',
    )
  })

  it('API-3 follows the base and the path of another back end', () => {
    const url = badgeUrl({
      style: 'blue',
      brand: { brandImages: {} },
      environment: { apiBaseUrl: 'https://api.example/v2/', apiPaths: { badge: '/marks/:style' } },
      origin,
    })
    expect(url).toBe('https://api.example/v2/marks/blue')
  })
})
