import { readFile } from 'node:fs/promises'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { badgeSize, badgeStyles } from '#src/contract/badge.ts'
import type { Language } from '#src/i18n/languages.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { palettes, sealMark } from './badge-art.ts'
import { badgeWords, type BadgeSupplier } from './badge-words.ts'
import { drawBadge } from './draw-badge.ts'

const svgLogo = (text: string) => ({ bytes: Buffer.from(text), type: 'image/svg+xml' as const })
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })
const pixels = (svg: Buffer) =>
  new Resvg(svg.toString(), { font: { loadSystemFonts: false } }).render()

/** How many pixels of a colour are in the left and in the right half of a picture. */
function halves({ width, pixels: bytes }: RenderedImage, colour: readonly number[]) {
  const count = { left: 0, right: 0 }
  for (let at = 0; at < bytes.length; at += 4) {
    if (!colour.every((part, one) => bytes[at + one] === part)) continue
    count[(at / 4) % width < width / 2 ? 'left' : 'right'] += 1
  }
  return count
}

describe('badge', () => {
  it.each(badgeStyles)(
    'WGT-8 draws the %s badge as an SVG without text, script or outside address',
    async (style) => {
      const svg = (
        await drawBadge({ language: 'en', style, format: 'svg', logo: null, supplier: null })
      ).toString()
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="320" height="72"/)
      expect(svg).toContain('<title>Sustainability profile</title>')
      expect(svg).not.toMatch(/<text|<script|<style|font-family|\son\w+=|href="http/)
      expect(pixels(Buffer.from(svg)).width).toBe(badgeSize.width)
    },
  )

  it.each([
    ['of nobody', null],
    ['without a verified credential', { name: 'Acme', verified: 0 }],
  ])('KEEP-2 a badge %s has no seal with a tick', async (_of, supplier) => {
    const draw = async (of: BadgeSupplier | null) =>
      (
        await drawBadge({ language: 'en', style: 'dark', format: 'svg', logo: null, supplier: of })
      ).toString()
    const seal = sealMark(palettes.dark)
    expect(await draw({ name: 'Acme', verified: 1 })).toContain(seal)
    const svg = await draw(supplier)
    expect(svg).not.toContain(seal)
    expect(svg).not.toMatch(/verified/i)
  })

  it('WGT-8 the PNG has two pixels to each of the SVG', async () => {
    const png = await drawBadge({
      language: 'en',
      style: 'green',
      format: 'png',
      logo: null,
      supplier: null,
    })
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(pngSize(png)).toEqual({ width: 640, height: 144 })
  })

  it('WGT-8 the three styles differ', async () => {
    const all = await Promise.all(
      badgeStyles.map((style) =>
        drawBadge({ language: 'en', style, format: 'png', logo: null, supplier: null }),
      ),
    )
    expect(new Set(all.map((png) => png.toString('base64'))).size).toBe(3)
  })

  it('WGT-8 shows the logo of a brand, SVG or PNG', async () => {
    const bytes = await readFile(
      new URL('../../public/brands/credence/light-logo.svg', import.meta.url),
    )
    const plain = await drawBadge({
      language: 'en',
      style: 'dark',
      format: 'png',
      logo: null,
      supplier: null,
    })
    const withSvg = await drawBadge({
      language: 'en',
      style: 'dark',
      format: 'png',
      logo: { bytes, type: 'image/svg+xml' },
      supplier: null,
    })
    const logo = Buffer.from(new Resvg(bytes.toString()).render().asPng())
    const withPng = await drawBadge({
      language: 'en',
      style: 'dark',
      format: 'png',
      logo: { bytes: logo, type: 'image/png' },
      supplier: null,
    })
    expect(withSvg.equals(plain)).toBe(false)
    expect(withPng.equals(plain)).toBe(false)
    expect(pngSize(withSvg)).toEqual({ width: 640, height: 144 })
  })

  it('WGT-8 a hostile logo stays sealed in a data image: nothing of it is markup of the badge', async () => {
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><image href="file:///etc/passwd"/></svg>'
    const svg = (
      await drawBadge({
        language: 'en',
        style: 'blue',
        format: 'svg',
        logo: svgLogo(hostile),
        supplier: null,
      })
    ).toString()
    expect(svg).not.toMatch(/<script|onload|etc\/passwd/)
    expect(svg).toContain('href="data:image/svg+xml;base64,')
    const png = await drawBadge({
      language: 'en',
      style: 'blue',
      format: 'png',
      logo: svgLogo(hostile),
      supplier: null,
    })
    expect(pngSize(png).width).toBe(640)
  })

  it.each([
    [
      'entities that expand',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
    ],
    ['no picture at all', '"><script>alert(1)</script>'],
    [
      'references without measure',
      `<svg xmlns="http://www.w3.org/2000/svg">${'<use href="#a"/>'.repeat(40)}</svg>`,
    ],
    ['too many bytes', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(200_001)}</svg>`],
  ])('WGT-8 leaves out a logo with %s', async (_, text) => {
    const plain = await drawBadge({
      language: 'en',
      style: 'dark',
      format: 'svg',
      logo: null,
      supplier: null,
    })
    const drawn = await drawBadge({
      language: 'en',
      style: 'dark',
      format: 'svg',
      logo: svgLogo(text),
      supplier: null,
    })
    expect(drawn.equals(plain)).toBe(true)
  })

  it('WGT-8 says in words whose it is, and nothing of a name is markup', async () => {
    const name = '<script>alert("1")</script> & Söhne'
    const drawing = await drawBadge({
      language: 'en',
      style: 'dark',
      format: 'svg',
      logo: null,
      supplier: { name, verified: 2 },
    })
    const svg = drawing.toString()
    expect(svg).toContain(
      '<title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Söhne: 2 verified credentials</title>',
    )
    expect(svg).not.toContain('<script')
    expect(pixels(drawing).width).toBe(badgeSize.width)
  })

  it.each([
    ['Łódź Młyn', 3, 'Łódź Młyn', '3 verified credentials'],
    ['Ελληνικό Χαρτί', 1, 'Ελληνικό Χαρτί', '1 verified credential'],
    ['Мебель', 0, 'Мебель', 'Sustainability profile'],
    ['شركة النخيل', 4, 'Sustainability profile', '4 verified credentials'],
    ['包装公司', 0, 'Sustainability profile', ''],
  ])('WGT-8 for %s with %d verified it reads: %s, %s', (name, verified, first, second) => {
    expect(badgeWords(serverTexts('en'), { name, verified })).toMatchObject({ first, second })
  })

  it.each([
    ['de', 'Łódź Młyn', 1, 'Łódź Młyn', '1 geprüfter Nachweis'],
    ['de', 'شركة النخيل', 0, 'Profil zur Nachhaltigkeit', ''],
    ['ar', 'شركة النخيل ABC', 2, 'شركة النخيل ABC', 'اعتمادان متحقَّق منهما'],
    ['ar', 'Мебель', 0, 'Мебель', 'ملف الاستدامة'],
    ['ar', '包装公司', 0, 'ملف الاستدامة', ''],
  ] as const)(
    'LNG-1 in %s for %s with %d verified it reads: %s, %s',
    (language, name, verified, first, second) => {
      const words = badgeWords(serverTexts(language), { name, verified })
      expect(words).toMatchObject({ first, second })
    },
  )

  it('LNG-1 says which language its words are in, and English as ever says nothing', async () => {
    const draw = async (language: Language) =>
      (
        await drawBadge({ language, style: 'dark', format: 'svg', logo: null, supplier: null })
      ).toString()
    expect(await draw('en')).toContain('role="img" aria-label="Sustainability profile"')
    expect(await draw('de')).toContain('lang="de" aria-label="Nachhaltigkeitsprofil"')
    expect(await draw('ar')).not.toMatch(/<text|font-family|<image/)
  })

  it('LNG-1 in Arabic begins on the right, with its seal', async () => {
    const supplier = { name: 'شركة النخيل', verified: 3 }
    const inkOfHalves = async (language: Language) => {
      const svg = await drawBadge({ language, style: 'dark', format: 'svg', logo: null, supplier })
      return halves(pixels(svg), [0xf0, 0xc1, 0x5c])
    }
    const english = await inkOfHalves('en')
    expect(english.left).toBeGreaterThan(10 * english.right)
    const arabic = await inkOfHalves('ar')
    expect(arabic.right).toBeGreaterThan(10 * arabic.left)
  })

  it('WGT-8 stays whole whatever a name holds', async () => {
    const name = `a\u0001\ud800 ${'x'.repeat(500)}`
    const drawing = await drawBadge({
      language: 'en',
      style: 'blue',
      format: 'svg',
      logo: null,
      supplier: { name, verified: 1 },
    })
    expect(pixels(drawing).height).toBe(badgeSize.height)
  })

  it('WGT-8 is drawn once for the same input', async () => {
    const input = {
      language: 'en',
      style: 'dark',
      format: 'svg',
      logo: null,
      supplier: null,
    } as const
    expect(drawBadge(input)).toBe(drawBadge({ ...input }))
  })
})
