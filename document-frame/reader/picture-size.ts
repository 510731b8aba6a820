import type { Size } from '../sizes.ts'

/** Bytes before the width in a PNG: the mark, and the length and name of its first chunk. */
const pngWidthAt = 16
const pngHeaderBytes = 24

/**
 * The pixels that a PNG or a JPEG says it has, before anything is unpacked.
 * @returns null where its head is broken
 */
export function pictureSize(kind: 'png' | 'jpeg', bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = kind === 'png' ? pngSize(view) : jpegSize(view)
  return size && size.width > 0 && size.height > 0 ? size : null
}

function pngSize(view: DataView): Size | null {
  if (view.byteLength < pngHeaderBytes) return null
  return { width: view.getUint32(pngWidthAt), height: view.getUint32(pngWidthAt + 4) }
}

/** Walks along the segments of a JPEG to its frame header (ITU T.81, B.2.2). */
function jpegSize(view: DataView): Size | null {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Bytes that fill up may stand before any marker.
    if (marker === 0xff) at += 1
    else if (isFrameHeader(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    } else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** SOF0 to SOF15, among which three markers are something else. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
