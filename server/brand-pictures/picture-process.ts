import { buffer } from 'node:stream/consumers'
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import {
  brandPictureKinds,
  type BrandPictureKind,
  brandPicturePixels,
} from '#src/contract/operate/brand-picture.ts'
import { harmlessSvg } from './harmless-svg.ts'
import { pictureSizes } from './picture-sizes.ts'
import { readIcon } from './read-icon.ts'
import { sniffPicture } from './sniff-picture.ts'

/*
 * A picture in, the same made harmless and small out: a process that make-picture.ts can end, since the
 * decoders are native code and get what a stranger may have made. A line of JSON stands before the content.
 */

export type MadePicture = {
  width: number
  height: number
  ending: 'png' | 'webp' | 'svg'
}
export type RefusedPicture = 'type' | 'pixels' | 'broken' | 'drawing' | 'large-drawing'

/** Bytes: every visitor fetches a drawing as it is. */
const largestDrawing = 524_288

/** The decoder may look for no other type than what the content has been found to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** Whatever is too large is found by `pixels` itself, which reads the header first. */
const decoding = { failOn: 'error', limitInputPixels: false } as const

class Refused extends Error {
  readonly why: RefusedPicture
  constructor(why: RefusedPicture) {
    super(why)
    this.why = why
  }
}

async function make(
  content: Buffer,
  kind: BrandPictureKind,
): Promise<{ made: MadePicture; bytes: Uint8Array }> {
  const type = sniffPicture(content)
  if (!type) throw new Refused('type')
  if (type === 'svg') return drawing(content)
  if (type !== 'ico') return pixels(sharp(content, decoding), kind)
  const icon = readIcon(content)
  if (!icon) throw new Refused('broken')
  if ('png' in icon) return pixels(sharp(icon.png, decoding), kind)
  const { width, height } = icon
  return pixels(sharp(icon.pixels, { raw: { width, height, channels: 4 } }), kind)
}

function drawing(content: Buffer) {
  if (content.length > largestDrawing) throw new Refused('large-drawing')
  const svg = harmlessSvg(new TextDecoder('utf-8').decode(content))
  if (svg === null) throw new Refused('drawing')
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } })
  const { width, height } = drawn
  const made: MadePicture = { width: Math.round(width), height: Math.round(height), ending: 'svg' }
  return { made, bytes: Buffer.from(svg) }
}

async function pixels(image: Sharp, kind: BrandPictureKind) {
  // Read from the header alone, before anything is decoded.
  const { width, height } = await image.metadata()
  if (width * height > brandPicturePixels) throw new Refused('pixels')
  const size = pictureSizes[kind]
  const fitted = image.autoOrient().resize({ ...size, fit: 'inside', withoutEnlargement: true })
  const written =
    size.format === 'png' ? fitted.png({ compressionLevel: 9 }) : fitted.webp({ quality: 82 })
  const { data, info } = await written.toBuffer({ resolveWithObject: true })
  const made: MadePicture = { width: info.width, height: info.height, ending: size.format }
  return { made, bytes: data }
}

const kind = brandPictureKinds.find((one) => one === process.argv[2])
if (!kind) throw new Error('Not a kind of picture')
try {
  const { made, bytes } = await make(await buffer(process.stdin), kind)
  process.stdout.write(`${JSON.stringify({ made })}\n`)
  process.stdout.write(bytes)
} catch (error) {
  const refused = error instanceof Refused ? error.why : 'broken'
  process.stdout.write(`${JSON.stringify({ refused })}\n`)
}
