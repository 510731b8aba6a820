import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** A text that many pages have in common, compressed once. */
export type Piece = { bytes: Buffer; deflated: Buffer }

/** Header without name and time, by an unknown system (RFC 1952, 2.3). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/**
 * As much memory as the text is worth: asking for 256 kB each time, which is usual, takes a third as long
 * as compressing 18 kB. These give the same bytes.
 */
const forBody = { windowBits: 14, memLevel: 7 }
const forHead = { windowBits: 12, memLevel: 5, finishFlush: constants.Z_FULL_FLUSH }
/** Bytes that take a millisecond, so that another thread is worth the way to it. */
const long = 60_000
const deflateElsewhere = promisify(deflateRaw)
/** Ends a piece at a whole byte and refers to nothing before it, so that others may stand around it. */
const asPiece = { level: 9, finishFlush: constants.Z_FULL_FLUSH }

/** Compresses a text as well as can be, to be put between others. */
export function prepareGzip(text: string): Piece {
  const bytes = Buffer.from(text)
  return { bytes, deflated: Buffer.from(deflateRawSync(bytes, asPiece)) }
}

/**
 * Compresses texts around one that is prepared, as pigz does it: pieces of deflate that refer to nothing
 * outside of themselves make one stream when they stand one after another (RFC 1951, 2).
 * @returns a buffer that holds no more memory than its bytes, and where in it the prepared piece begins
 */
export async function gzipAround(
  before: Buffer,
  prepared: Piece,
  after: Buffer,
): Promise<{ bytes: Buffer; at: number }> {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(after, crc32(prepared.bytes, crc32(before))))
  trailer.writeUInt32LE(before.length + prepared.bytes.length + after.length, 4)
  const first = deflateRawSync(before, { ...sized(before), ...forHead })
  const last =
    after.length > long
      ? await deflateElsewhere(after, sized(after))
      : deflateRawSync(after, { ...sized(after), ...forBody })
  return {
    bytes: joined([header, first, prepared.deflated, last, trailer]),
    at: header.length + first.length,
  }
}

/** What it is to fill is half as long as the text: zlib's own 16 kB would be left behind for each page. */
const sized = (text: Buffer) => ({ chunkSize: Math.max(text.length >> 1, 64) })

/** As `Buffer.concat`, whose result lies in a pool where it is small. */
export function joined(parts: readonly Uint8Array[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
