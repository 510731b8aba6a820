/** What the portal takes as a picture of a brand. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg' | 'ico'

/** What begins a file of each type, as Latin-1. */
const starts: Readonly<Record<Exclude<PictureType, 'svg'>, RegExp>> = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpeg: /^\xff\xd8\xff/,
  // The size of the file stands between.
  webp: /^RIFF[^]{4}WEBPVP8/,
  // Its main brand, or the general one of pictures with its own among those that fit.
  avif: /^[^]{4}ftyp(?:avif|avis|mif1[^]{4}(?:[^]{4}){0,8}?avif)/,
  ico: /^\0\0\x01\0[\x01-\xff]\0/,
}
/** A drawing may begin with a declaration, comments and a document type. */
const drawing = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s>])/i
const beginning = 512

/**
 * What a picture is by how its content begins, whatever its name says.
 * @returns null for anything else
 */
export function sniffPicture(content: Buffer): PictureType | null {
  const start = content.toString('latin1', 0, beginning)
  for (const type of Object.keys(starts) as (keyof typeof starts)[])
    if (starts[type].test(start)) return type
  return drawing.test(start) && content.includes('<svg') ? 'svg' : null
}
