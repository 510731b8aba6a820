import { createHash } from 'node:crypto'
import { badgeSize, type BadgeStyle } from '#src/contract/badge.ts'
import { defaultLanguage, directionOf, type Language } from '#src/i18n/languages.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { guilloche, markCentre, palettes, profileMark, sealMark } from './badge-art.ts'
import { logoAddress, type BadgeLogo } from './badge-logo.ts'
import { badgeWords, drawWords, type BadgeSupplier } from './badge-words.ts'
import { plainWords } from './plain-words.ts'
import { rasterise } from './rasterise.ts'
import { rasteriseLogo } from './rasterise-logo.ts'
import { html } from '../markup/html.ts'

export type BadgeInput = {
  /** Of its words. */
  language: Language
  style: BadgeStyle
  format: 'svg' | 'png'
  logo: BadgeLogo | null
  /** Null for the badge that names no supplier. */
  supplier: BadgeSupplier | null
  /** Without anything that looks like a seal, and with words that state facts (TRU-7). */
  isPlain?: boolean
}

/** Where the words end, in CSS pixels from the side of the mark: before the logo, or before the interlaced lines. */
const room = { withLogo: 218, plain: 252 }

/** CSS pixels. */
const logoBox = { x: 233, width: 76 }

/** What is being drawn; what is drawn is cached by the route, compressed. */
const drawings = new Map<string, Promise<Buffer>>()

/**
 * Draws the badge, with the brand's logo where there is one.
 * A logo that is no harmless picture is left out. Callers who ask for the same at once share its drawing.
 * @returns bytes of an SVG, or of a PNG with two pixels to each pixel of `badgeSize`
 */
export function drawBadge(input: BadgeInput): Promise<Buffer> {
  const logo = input.logo ? createHash('sha256').update(input.logo.bytes).digest('hex') : ''
  const { language, style, format, supplier, isPlain } = input
  const key = JSON.stringify([language, style, format, input.logo?.type, logo, supplier, isPlain])
  const known = drawings.get(key)
  if (known) return known
  const drawing = draw(input).finally(() => drawings.delete(key))
  drawings.set(key, drawing)
  return drawing
}

async function draw(input: BadgeInput): Promise<Buffer> {
  const { language, style, format, logo, supplier, isPlain = false } = input
  const palette = palettes[style]
  const given = logo && logoAddress(logo)
  const address = given && format === 'png' ? await rasteriseLogo(given) : given
  const { width, height } = badgeSize
  const texts = serverTexts(language)
  const words = isPlain ? plainWords(texts, supplier) : badgeWords(texts, supplier)
  const title = html`${words.title}`.text
  const isMirrored = directionOf(language) === 'rtl'
  const mirrored = (drawing: string) =>
    isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawing}</g>` : drawing
  const mark =
    supplier?.verified && !isPlain
      ? onOtherSide(sealMark(palette), isMirrored)
      : mirrored(profileMark(palette))
  const lang = language === defaultLanguage ? '' : ` lang="${language}"`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"${lang} aria-label="${title}"><title>${title}</title>`,
    `<defs><clipPath id="edge"><rect width="${width}" height="${height}" rx="12"/></clipPath></defs><g clip-path="url(#edge)">`,
    `<path fill="${palette.ground}" d="M0 0h${width}v${height}H0Z"/>`,
    address || isPlain ? '' : mirrored(guilloche(palette)),
    `<path fill="${palette.deep}" d="M0 ${height - 4}h${width}v4H0Z"/>`,
    mark,
    await drawWords(language, words, palette, address ? room.withLogo : room.plain),
    address
      ? `${mirrored(`<path stroke="${palette.quiet}" stroke-opacity=".35" d="M222 16v38"/>`)}<image x="${isMirrored ? width - logoBox.x - logoBox.width : logoBox.x}" y="16" width="${logoBox.width}" height="36" preserveAspectRatio="xMidYMid meet" href="${address}"/>`
      : '',
    '</g></svg>',
  ].join('')
  if (format === 'svg') return Buffer.from(svg)
  return rasterise(svg, width * 2)
}

/** The seal, whose tick is the same in every script, so that it moves and is not mirrored. */
function onOtherSide(seal: string, isMirrored: boolean): string {
  if (!isMirrored) return seal
  return `<g transform="translate(${badgeSize.width - 2 * markCentre.x} 0)">${seal}</g>`
}
