/** What the portal takes as a picture of a brand. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg' | 'ico'

/** The bytes with which a file of a type begins; null: any. */
type Start = readonly (number | null)[]
const bytesOf = (text: string): Start => [...Buffer.from(text, 'latin1')]
const anyFour: Start = [null, null, null, null]

const starts: readonly (readonly [Exclude<PictureType, 'svg'>, Start])[] = [
  ['png', bytesOf('\u0089PNG\r\n\u001a\n')],
  ['jpeg', [0xff, 0xd8, 0xff]],
  // The size of the file stands between.
  ['webp', [...bytesOf('RIFF'), ...anyFour, ...bytesOf('WEBPVP8')]],
  ['avif', [...anyFour, ...bytesOf('ftypavif')]],
  ['avif', [...anyFour, ...bytesOf('ftypavis')]],
  ['ico', [0, 0, 1, 0, null, 0]],
]
/** A drawing may begin with a declaration, comments and a document type. */
const drawing = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s>])/i
const beginning = 512

/**
 * What a picture is by how its content begins, whatever its name says.
 * @returns null for anything else
 */
export function sniffPicture(content: Buffer): PictureType | null {
  for (const [type, bytes] of starts)
    if (bytes.every((byte, at) => byte === null || byte === content[at])) return type
  const isDrawing = drawing.test(content.toString('latin1', 0, beginning))
  return isDrawing && content.includes('<svg') ? 'svg' : null
}
