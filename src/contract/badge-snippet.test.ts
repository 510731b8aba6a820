import { describe, expect, it } from 'vitest'
import { plainSnippet, widgetSnippet } from './badge-snippet.ts'

const profileUrl = 'https://x.example/organization/wattle-wool'
const imageUrl = 'https://x.example/api/badge/dark?customImageUrl=a&style=b'

/** Reads an attribute the way a browser does: up to its closing quote, with references resolved. */
function attribute(markup: string, name: string): string | undefined {
  const raw = new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1]
  return raw?.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

describe('plainSnippet', () => {
  it('WGT-7 is an anchor to the profile around the image, with its size and a text', () => {
    const snippet = plainSnippet({ profileUrl, imageUrl, alt: 'Wattle & Wool: verified' })
    expect(snippet).toMatch(/^<a href="[^"]+"><img [^<>]+><\/a>$/)
    expect(attribute(snippet, 'href')).toBe(profileUrl)
    expect(attribute(snippet, 'src')).toBe(imageUrl)
    expect(attribute(snippet, 'alt')).toBe('Wattle & Wool: verified')
    expect(attribute(snippet, 'width')).toBe('320')
    expect(attribute(snippet, 'height')).toBe('72')
  })

  it.each([
    '"><script>alert(1)</script>',
    "' onerror='alert(1)",
    '" onload="alert(1)',
    '`${alert(1)}`',
    '</a><a href=javascript:alert(1)>',
    '&quot; onload=&quot;x',
    'Ünïcode 🐨 <b>',
  ])('WGT-7 SEC-4 keeps the hostile name %j inside its attribute', (alt) => {
    const snippet = plainSnippet({ profileUrl, imageUrl, alt })
    expect(attribute(snippet, 'alt')).toBe(alt)
    expect(snippet.match(/</g)).toHaveLength(3)
    expect(snippet.match(/"/g)).toHaveLength(14)
    expect(snippet).not.toMatch(/['`]/)
  })
})

describe('widgetSnippet', () => {
  const badge = {
    profileUrl,
    imageUrl,
    alt: 'Wattle & Wool: verified',
    slug: 'wattle-wool',
    style: 'green',
    logo: null,
    origin: 'https://x.example',
  } as const

  it('WGT-7 is the script, then the element around the plain snippet with nothing in between', () => {
    const snippet = widgetSnippet(badge)
    expect(attribute(snippet, 'src')).toBe('https://x.example/widget/badge.js')
    expect(snippet).toMatch(
      /^<script type="module" src="[^"]+" async [^<>]+><\/script><supplier-badge slug="wattle-wool" variant="green">/,
    )
    expect(snippet).toContain(`>${plainSnippet(badge)}</supplier-badge>`)
  })

  it('WGT-7 SEC-4 names the logo, which stays inside its attribute whatever it is', () => {
    const logo = 'https://cdn.example/a.svg?"><script>'
    expect(attribute(widgetSnippet({ ...badge, logo }), 'logo')).toBe(logo)
    expect(widgetSnippet({ ...badge, logo })).not.toContain('?"')
  })
})
