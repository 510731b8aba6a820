import type { Evidence } from '#src/contract/evidence.ts'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length and name of the chunk that has to come first: https://www.w3.org/TR/png-3/#11IHDR */
const pngHeader = Buffer.from('\0\0\0\x0dIHDR', 'latin1')
/** The chunk that ends a picture, with its checksum: https://www.w3.org/TR/png-3/#11IEND */
const pngEnd = Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1')
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const jpegEnd = Buffer.from([0xff, 0xd9])
/** Where readers look for the end of a PDF, in bytes from its end (ISO 32000-1, annex H.3). */
const pdfTrailer = 1024
/** Programs and mail gateways put a byte-order mark, spaces or empty lines before it; readers skip them. */
const pdfStart = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-\d\.\d/

/**
 * What a file is, by its content alone: how it begins, and whether it is there to its end. Files
 * that begin as something else are none of these, even if a lenient reader would open them.
 * @returns null for anything but PDF, PNG and JPEG
 */
export function sniff(content: Buffer): Evidence['type'] | null {
  if (isPdf(content)) return 'application/pdf'
  if (isPng(content)) return 'image/png'
  if (isJpeg(content)) return 'image/jpeg'
  return null
}

function isPdf(content: Buffer): boolean {
  return (
    pdfStart.test(content.toString('latin1', 0, pdfTrailer)) &&
    content.subarray(-pdfTrailer).includes('%%EOF')
  )
}

/** Programs may write more after the end of the picture. */
function isPng(content: Buffer): boolean {
  const start = Buffer.concat([pngSignature, pngHeader])
  return content.subarray(0, start.length).equals(start) && content.includes(pngEnd, start.length)
}

/** Cameras may write more after the end of the picture. */
function isJpeg(content: Buffer): boolean {
  return (
    content.subarray(0, jpegStart.length).equals(jpegStart) &&
    content.lastIndexOf(jpegEnd) >= jpegStart.length
  )
}
