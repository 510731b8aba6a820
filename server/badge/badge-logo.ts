export type BadgeLogo = { bytes: Buffer; type: 'image/svg+xml' | 'image/png' }

const mostBytes = 200_000
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** References to references multiply: 32 of them can make 59,000 copies, 16 of them 243. */
const mostReferences = 16

/** Width times height. A few kilobytes of PNG can stand for gigabytes of pixels. */
const mostPixels = 4_000_000
/** Where a PNG says its width and its height: https://www.w3.org/TR/png-3/#11IHDR */
const pngHeader = { end: 33, width: 16, height: 20 } as const

/**
 * The logo as a data address for an `<image>`, where it is inert: neither scripts nor addresses
 * inside it are followed.
 * @returns null for what is not the picture it says it is, is too large in bytes or pixels, declares a
 *   document type (entities can expand without end) or refers to itself without measure
 */
export function logoAddress(logo: BadgeLogo): string | null {
  if (logo.bytes.length > mostBytes) return null
  const harmless = logo.type === 'image/png' ? isBoundedPng(logo.bytes) : isPlainSvg(logo.bytes)
  return harmless ? `data:${logo.type};base64,${logo.bytes.toString('base64')}` : null
}

function isBoundedPng(bytes: Buffer): boolean {
  if (bytes.length < pngHeader.end || !bytes.subarray(0, 8).equals(pngSignature)) return false
  return bytes.readUInt32BE(pngHeader.width) * bytes.readUInt32BE(pngHeader.height) <= mostPixels
}

/** A comment ends at its first `-->`: one that may go on after it can be read in 2ⁿ ways. */
const svgStart = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/
/** Also under the name of a namespace. */
const reference = /<(?:[\w.-]+:)?use[\s/>]/g

function isPlainSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return (
    svgStart.test(text) &&
    !/<!(?:DOCTYPE|ENTITY)/i.test(text) &&
    (text.match(reference)?.length ?? 0) <= mostReferences
  )
}
