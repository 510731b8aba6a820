export type LogoType = 'image/svg+xml' | 'image/png'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What an image is by its bytes, whatever its name or its sender says; null for anything else. */
export function sniffLogoType(bytes: Buffer): LogoType | null {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return 'image/png'
  const start = bytes.subarray(0, 1024).toString('utf8').trimStart()
  return /^(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i.test(start)
    ? 'image/svg+xml'
    : null
}
