import { createHash } from 'node:crypto'
import { Resvg } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import { badgeSize, type BadgeStyle } from '#src/contract/badge.ts'
import { guilloche, palettes, profileMark, sealMark } from './badge-art.ts'
import { logoAddress, type BadgeLogo } from './badge-logo.ts'
import { badgeWords, drawWords, type BadgeSupplier } from './badge-words.ts'
import { logoMemory, rasteriseLogo } from './rasterise-logo.ts'
import { html } from '../markup/html.ts'

export type BadgeInput = {
  style: BadgeStyle
  format: 'svg' | 'png'
  logo: BadgeLogo | null
  /** Null for the badge that names no supplier. */
  supplier: BadgeSupplier | null
}

/** Where the words end, in CSS pixels from the left: before the logo, or before the interlaced lines. */
const room = { withLogo: 218, plain: 252 }

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200, ttl: logoMemory })

/**
 * Draws the badge, with the brand's logo where there is one.
 * A logo that is no harmless picture is left out. The same input is drawn once.
 * @returns bytes of an SVG, or of a PNG with two pixels to each pixel of `badgeSize`
 */
export function drawBadge(input: BadgeInput): Promise<Buffer> {
  const logo = input.logo ? createHash('sha256').update(input.logo.bytes).digest('hex') : ''
  const { style, format, supplier } = input
  const key = JSON.stringify([style, format, input.logo?.type, logo, supplier])
  const known = drawn.get(key)
  if (known) return known
  const drawing = draw(input)
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  return drawing
}

async function draw({ style, format, logo, supplier }: BadgeInput): Promise<Buffer> {
  const palette = palettes[style]
  const given = logo && logoAddress(logo)
  const address = given && format === 'png' ? await rasteriseLogo(given) : given
  const { width, height } = badgeSize
  const words = badgeWords(supplier)
  const title = html`${words.title}`.text
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><title>${title}</title>`,
    `<defs><clipPath id="edge"><rect width="${width}" height="${height}" rx="12"/></clipPath></defs><g clip-path="url(#edge)">`,
    `<path fill="${palette.ground}" d="M0 0h${width}v${height}H0Z"/>`,
    address ? '' : guilloche(palette),
    `<path fill="${palette.deep}" d="M0 ${height - 4}h${width}v4H0Z"/>`,
    (supplier?.verified ?? 0) > 0 ? sealMark(palette) : profileMark(palette),
    await drawWords(words, palette, address ? room.withLogo : room.plain),
    address
      ? `<path stroke="${palette.quiet}" stroke-opacity=".35" d="M222 16v38"/><image x="233" y="16" width="76" height="36" preserveAspectRatio="xMidYMid meet" href="${address}"/>`
      : '',
    '</g></svg>',
  ].join('')
  if (format === 'svg') return Buffer.from(svg)
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width * 2 },
    font: { loadSystemFonts: false },
  })
  return Buffer.from(image.render().asPng())
}
