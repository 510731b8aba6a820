/**
 * Reads how large a picture really is.
 * @returns as a manifest says it, `192x192`
 * @throws Error for a file that is not what its type says
 */
export function sizeOf(file: Buffer, type: string): string {
  const { width, height } = type === 'image/png' ? pngSize(file) : jpegSize(file)
  return `${width}x${height}`
}

/** The first chunk of a PNG is its header: https://www.w3.org/TR/png/#11IHDR */
function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** A JPEG says its size where its frame starts; the segments before it are skipped (ITU T.81, B.2.2). */
function jpegSize(file: Buffer): { width: number; height: number } {
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('This is no JPEG')
  let at = 2
  while (![0xffc0, 0xffc2].includes(file.readUInt16BE(at))) at += 2 + file.readUInt16BE(at + 2)
  return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
}
