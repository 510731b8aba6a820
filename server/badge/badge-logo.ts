export type BadgeLogo = { bytes: Buffer; type: 'image/svg+xml' | 'image/png' }

const mostBytes = 200_000
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** References to references multiply: more than a drawing needs can fill the memory. */
const mostReferences = 32

/**
 * The logo as a data address for an `<image>`, where it is inert: neither scripts nor addresses
 * inside it are followed.
 * @returns null for what is not the picture it says it is, is too large, declares a document type
 *   (entities can expand without end) or refers to itself without measure
 */
export function logoAddress(logo: BadgeLogo): string | null {
  if (logo.bytes.length > mostBytes) return null
  const harmless = logo.type === 'image/png' ? isPng(logo.bytes) : isPlainSvg(logo.bytes)
  return harmless ? `data:${logo.type};base64,${logo.bytes.toString('base64')}` : null
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(pngSignature)
}

function isPlainSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return (
    /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text) &&
    !/<!(?:DOCTYPE|ENTITY)/i.test(text) &&
    text.split(/<use[\s/>]/).length - 1 <= mostReferences
  )
}
